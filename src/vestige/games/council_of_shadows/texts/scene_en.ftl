### Words of the drawing.

scene-stage-buy = Buy
scene-stage-plan = Planning
scene-stage-act = Actions
scene-stage-final = Final count
