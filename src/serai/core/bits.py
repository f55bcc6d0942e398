"""Sets of small numbers as bit masks in one 64-bit number: of 60 things at most. Compiled, like all the rules."""

from mypy_extensions import i64


def bit(index: i64) -> i64:
    """The bit mask of one thing (index 0 to 62)."""
    return shifted(1, index)


def shifted(number: i64, places: i64) -> i64:
    """A left shift in 64 bits; compiled, a literal that is shifted directly would have only 32."""
    return number << places


def bits(mask: i64) -> i64:
    """How many things a bit mask holds: sums of ever wider groups of bits."""
    pairs: i64 = mask - ((mask >> 1) & 0x5555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    halves: i64 = eights + (eights >> 8)
    quarters: i64 = halves + (halves >> 16)
    return (quarters + (quarters >> 32)) & 0x7F


def lowest(mask: i64) -> i64:
    """The lowest index in a bit mask that is not empty: as many as there are bits below the lowest one."""
    return bits((mask & -mask) - 1)


def nth_bit(mask: i64, skip: i64) -> i64:
    """The index of a thing in a bit mask after skipping that many lower ones."""
    while skip > 0:
        mask &= mask - 1
        skip -= 1
    return lowest(mask)


def ways(total: i64, count: i64) -> i64:
    """The number of ways to choose so many things of a total."""
    if count < 0 or count > total:
        return 0
    result: i64 = 1
    for at in range(count):
        result = result * (total - at) // (at + 1)
    return result
