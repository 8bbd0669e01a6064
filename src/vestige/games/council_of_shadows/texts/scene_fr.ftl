### Les mots du dessin.

scene-stage-buy = Achat
scene-stage-plan = Planification
scene-stage-act = Actions
scene-stage-final = Décompte final
