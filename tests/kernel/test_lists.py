"""Lists, masks and counts as component ids, and back."""

import pytest

from vestige.kernel.errors import BadInput
from vestige.kernel.lists import named, named_bits, named_counts, read_bits, read_counts, read_key, read_lists
from vestige.kernel.reader import Reader

IDS = ("ant", "bee", "cat")


def test_what_is_written_is_read_again() -> None:
    plain = {"row": named(IDS, (2, 0, 2)), "mask": named_bits(IDS, 0b101), "counts": named_counts(IDS, [0, 4, 0])}
    assert plain == {"row": ["cat", "ant", "cat"], "mask": ["ant", "cat"], "counts": {"bee": 4}}
    top = Reader(plain)
    assert top.choices("row", IDS) == [2, 0, 2]
    assert read_bits(top, "mask", IDS) == 0b101
    assert read_counts(top, "counts", IDS) == [0, 4, 0]
    top.done()


def test_a_bit_named_twice_is_one_bit_and_what_is_left_out_is_nothing() -> None:
    assert read_bits(Reader({"mask": ["bee", "bee"]}), "mask", IDS) == 0b10
    assert (read_bits(Reader({}), "mask", IDS), read_counts(Reader({}), "counts", IDS)) == (0, [0, 0, 0])


def test_lists_left_out_at_the_end_are_empty_and_not_the_same() -> None:
    found = read_lists(Reader({"queues": [["bee"]]}), "queues", IDS, 3)
    assert found == [[1], [], []]
    assert found[1] is not found[2]


@pytest.mark.parametrize(
    ("plain", "key"),
    [({"counts": {"dog": 1}}, "counts.dog"), ({"counts": {"ant": 100}}, "counts.ant"), ({"counts": 1}, "counts")],
)
def test_what_is_wrong_is_named(plain: dict[str, object], key: str) -> None:
    with pytest.raises(BadInput) as bad:
        read_counts(Reader(plain), "counts", IDS)
    assert bad.value.where["key"] == key


def test_a_key_is_an_id() -> None:
    assert read_key(Reader({"cat": 1}), "cat", IDS) == 2
    with pytest.raises(BadInput, match="dog"):
        read_key(Reader({"dog": 1}), "dog", IDS)
    with pytest.raises(BadInput, match="queues"):
        read_lists(Reader({"queues": [[], []]}), "queues", IDS, 1)
