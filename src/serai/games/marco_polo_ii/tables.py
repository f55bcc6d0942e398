"""The component data of Marco Polo II as flat, integer-indexed tables for the rules.

Made once from a component set (`components.py`), shared by every state of a game, never changed. Indices are dense and
start at 0, in the order of the component file. Locations are the cities and then the oases. Contracts are the starting
ones and then the normal ones. What tiles, cards and spaces give is a *package*, a row of `gains`; what they cost a row of
`costs`; row 0 of both is nothing.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.bits import bit, shifted
from serai.core.vectors import filled

SEATS: Final = 4
MOST_BITS: Final = 60  # most things in one bit mask
MOST_ROUNDS: Final = 20
MOST_LOCATIONS: Final = 48
MOST_COMPENSATION: Final = 30  # most missing points (MP2-5.4)
MOST_JADE: Final = 30  # most jade that stand in for coins, or for camels, in one payment (MP2-22.10)

# Resources (MP2-2.1); also columns of `gains`, `costs` and the purse.
COINS: Final = 0
CAMELS: Final = 1
PEPPER: Final = 2
SILK: Final = 3
GOLD: Final = 4
JADE: Final = 5
RESOURCES: Final = 6
VP: Final = 6
TRADE_GOODS: Final = 3  # pepper, silk, gold (MP2-2.5)

# Further columns of `gains`: extra shields, then the icons that need a choice or chance (MP2-18).
SHIELD_PLUS: Final = 7
FIRST_ICON: Final = 8
GAINS: Final = 15
FIXED_GAINS: Final = 8  # columns that are booked at once (MP2-18.4)

# Icons, in the order of their columns.
ANY_GOOD: Final = 0
DIFFERENT_GOODS: Final = 1
BLACK_DIE: Final = 2
MOVE: Final = 3
CONTRACT_PILE: Final = 4
CONTRACT_CITY: Final = 5
CITY_BONUS_OTHER: Final = 6
ICONS: Final = 7
ICON_BITS: Final = 6  # in a packed set of icons each has a count of so many bits
ICON_MASK: Final = 63

# Further column of `costs`.
ANY_GOOD_COST: Final = 7
COSTS: Final = 8

# Action spaces (MP2-7). Those of Travel and of Book III are spaces of their own (MP2-7.10). The spaces of a
# group, all fields of Khan's Favor or of a special city, are one here.
BOOK_SPACE: Final = 0  # book_1, book_2, book_3_upper, book_3_lower
KHAN_SPACE: Final = 4
SEALS_SPACE: Final = 5
TRAVEL_SPACE: Final = 6  # lower, middle, upper
CONTRACTS_SPACE: Final = 9
SPECIAL_SPACE: Final = 10  # the three special cities
CARD_SPACE: Final = 13  # the card slots of the map, then the open ones
BAG_SPACE: Final = 21
SPACES: Final = 22

BOOKS: Final = 3
BOOK_SPACES: Final = 4
OFFERS: Final = 4  # of a Book: two of the board, two of the tile (MP2-8.2)
UPPER_OFFERS: Final = 2
TRAVEL_SPACES: Final = 3
SPECIAL_CITIES: Final = 3
MAP_CARDS: Final = 6
OPEN_CARDS: Final = 2
CARD_SLOTS: Final = 8
CONTRACT_SLOTS: Final = 10
ACTIVE: Final = 2  # active contracts of a player (MP2-13.4)
SEALS: Final = 4
BAG_CHOICES: Final = 3
OASIS_CHOICES: Final = 2
FACES: Final = 6
NEUTRAL: Final = 10  # most neutral dice

# What a location is.
START: Final = 0
CONTRACT: Final = 1
CARD: Final = 2
SPECIAL: Final = 3
SMALL: Final = 4
OASIS: Final = 5

# Kinds of city cards (MP2-15.4), and what a count card counts.
PER_PIP: Final = 0
COUNT: Final = 1
TABLE: Final = 2
CONVERT: Final = 3
TWO_WAY: Final = 4
BONUSES: Final = 5
SEAL_CARD: Final = 6
COMPLETED_CONTRACTS: Final = 0
PLACED_POSTS: Final = 1

# Characters (MP2-19).
ABHA_BASU: Final = 0
DE_WU: Final = 1
FILIPPO_VITELLO: Final = 2
GANTULGA_OD: Final = 3
ISABELLA_DONATI: Final = 4
MAILIN: Final = 5
MONGKE_KHAN: Final = 6
CHARACTERS: Final = 7


def no_numbers() -> vec[i64]:
    """An empty vector, to be replaced by the loader."""
    return vec[i64]()


@final
class Tables:
    """Every number of the component file that a rule looks at. Vectors are flat; the comment gives their shape."""

    def __init__(self) -> None:
        """Empty tables; `components.py` fills every field."""
        self.name: str = "standard"  # name of the component set
        self.fingerprint: str = ""  # sha256 (hex) of the component file; records remember it
        self.data: object = None  # the component file as plain data, for whoever draws it
        self.gains: vec[i64] = no_numbers()  # [package][GAINS]
        self.costs: vec[i64] = no_numbers()  # [cost][COSTS]
        # setup (MP2-3, MP2-4)
        self.rounds: i64 = 0
        self.start_resources: vec[i64] = no_numbers()  # [RESOURCES]
        self.start_vp: i64 = 0
        self.goals_dealt: i64 = 0
        self.characters_beyond: i64 = -1  # characters revealed beyond the number of players
        self.dice: i64 = 0  # of each color
        self.posts: i64 = 0  # of each color
        self.black_dice: vec[i64] = no_numbers()  # [seats - 2]
        self.second_counts: vec[i64] = no_numbers()  # [seats - 2] 1 if the second most contracts score (MP2-20.6)
        self.neutral_space: vec[i64] = no_numbers()  # [seats - 2][NEUTRAL] action space; -1 no die (MP2-3.8)
        self.neutral_value: vec[i64] = no_numbers()  # [seats - 2][NEUTRAL]
        # small numbers of the rules
        self.compensation_below: i64 = 0  # (MP2-5.4)
        self.post_vp: vec[i64] = no_numbers()  # [posts + 1] VP for the n-th post (MP2-12.2)
        self.goods_per_vp: i64 = 0  # (MP2-20.4)
        self.coins_per_vp: i64 = 0  # (MP2-20.5)
        self.most_contracts_vp: i64 = 0  # (MP2-20.6)
        self.second_contracts_vp: i64 = 0
        # action spaces
        self.die_min: vec[i64] = no_numbers()  # [SPACES]
        self.dice_needed: vec[i64] = no_numbers()  # [SPACES]
        self.space_fields: vec[i64] = no_numbers()  # [SPACES] placements a brown space takes; 0 for a blue one
        self.book_of_space: vec[i64] = no_numbers()  # [BOOK_SPACES] book 0..2
        self.khan_package: i64 = 0
        self.travel_cap: vec[i64] = no_numbers()  # [TRAVEL_SPACES] (MP2-11.1)
        self.travel_cost: vec[i64] = no_numbers()  # [TRAVEL_SPACES] cost of the entry
        self.travel_extra: vec[i64] = no_numbers()  # [TRAVEL_SPACES] additional posts (MP2-11.8)
        self.contracts_most: i64 = 0  # (MP2-13.2)
        self.contracts_package: i64 = 0  # (MP2-13.3)
        self.slot_package: vec[i64] = no_numbers()  # [CONTRACT_SLOTS] printed beside the slot
        self.bag_package: vec[i64] = no_numbers()  # [BAG_CHOICES] (MP2-16.4)
        self.reroll_cost: i64 = 0  # costs of bonus actions (MP2-16.5 to 16.7)
        self.turn_cost: i64 = 0
        self.black_die_cost: i64 = 0
        # offers (MP2-8); an offer is a number, first those of the board, then those of the tiles
        self.upper_offer: vec[i64] = no_numbers()  # [BOOKS][UPPER_OFFERS] offer
        self.tile_offer: vec[i64] = no_numbers()  # [tile][2] offer
        self.tile_book: vec[i64] = no_numbers()  # [tile] book 0..2
        self.offer_cost: vec[i64] = no_numbers()  # [offer] cost: its jade
        self.offer_package: vec[i64] = no_numbers()  # [offer]
        # guild seals (MP2-10)
        self.seal_die_min: vec[i64] = no_numbers()  # [SEALS]
        self.seal_jade: vec[i64] = no_numbers()  # [SEALS] package taken with it
        self.seal_improve: vec[i64] = no_numbers()  # [SEALS] cost (MP2-16.3)
        self.seal_bonus: vec[i64] = no_numbers()  # [SEALS] package (MP2-10.5)
        # map (MP2-11)
        self.cities: i64 = 0
        self.locations: i64 = 0  # the cities and then the oases
        self.start: i64 = -1
        self.role: vec[i64] = no_numbers()  # [location] START .. OASIS
        self.shield: vec[i64] = no_numbers()  # [location] shield; -1 none
        self.has_outpost: i64 = 0  # bit mask of the cities with a place for an outpost tile
        self.has_bonus: i64 = 0  # bit mask of the cities with a place for a city bonus marker
        self.route_at: vec[i64] = no_numbers()  # [location][location] route; -1 none
        self.route_cost: vec[i64] = no_numbers()  # [route] cost
        self.route_seal: vec[i64] = no_numbers()  # [route] seal; -1 none
        self.slot_city: vec[i64] = no_numbers()  # [CONTRACT_SLOTS] city
        self.card_city: vec[i64] = no_numbers()  # [CARD_SLOTS] city; -1 for the open slots
        self.special_city: vec[i64] = no_numbers()  # [SPECIAL_CITIES] city
        self.special_seal: vec[i64] = no_numbers()  # [SPECIAL_CITIES] seal
        self.special_package: vec[i64] = no_numbers()  # [SPECIAL_CITIES]
        self.special_times: vec[i64] = no_numbers()  # [SPECIAL_CITIES][FACES] (MP2-14.3)
        self.shields: i64 = 0
        self.shield_vp: vec[i64] = no_numbers()  # [n] VP for n shields; the last entry for more (MP2-20.3)
        # tiles and cards
        self.outposts: i64 = 0
        self.outpost_package: vec[i64] = no_numbers()  # [tile]
        self.markers: i64 = 0
        self.marker_package: vec[i64] = no_numbers()  # [marker]
        self.cards: i64 = 0
        self.card_kind: vec[i64] = no_numbers()  # [card]
        self.card_what: vec[i64] = no_numbers()  # [card] what a count card counts; -1 for others
        self.card_cost: vec[i64] = no_numbers()  # [card][2] cost; the second one of a two-way card
        self.card_package: vec[i64] = no_numbers()  # [card][2]
        self.card_table: vec[i64] = no_numbers()  # [card][FACES] package of a table card
        self.card_times: vec[i64] = no_numbers()  # [card][FACES] bonuses of a bonuses card
        self.contracts: i64 = 0
        self.starting: i64 = 0  # how many of them are starting contracts
        self.contract_cost: vec[i64] = no_numbers()  # [contract]
        self.contract_package: vec[i64] = no_numbers()  # [contract]
        self.goals: i64 = 0
        self.goal_vp: vec[i64] = no_numbers()  # [goal][SEALS] (MP2-20.2)
        self.goal_shields: vec[i64] = no_numbers()  # [goal] bit mask (MP2-20.3)
        # characters (MP2-19)
        self.abha_round: i64 = 0  # packages
        self.abha_completed: i64 = 0
        self.abha_vp: i64 = 0  # VP for each jade
        self.de_wu_dice: i64 = 0
        self.de_wu_improved: i64 = 0
        self.de_wu_shields: i64 = 0
        self.isabella_single: vec[i64] = no_numbers()  # [FACES] package
        self.isabella_pair: vec[i64] = no_numbers()  # [FACES] package
        self.mailin_start: i64 = 0
        self.mongke_oasis: i64 = 0
        self.mongke_choice: vec[i64] = no_numbers()  # [OASIS_CHOICES] package
        # follow from the tables above, filled by `seal`
        self.icons: vec[i64] = no_numbers()  # [package] its icons, packed: a count of ICON_BITS each
        self.near: vec[i64] = no_numbers()  # [location] bit mask of the locations one route away
        self.city_slots: vec[i64] = no_numbers()  # [location] bit mask of its contract slots
        self.contract_cities: i64 = 0  # bit masks of locations
        self.oases: i64 = 0
        self.post_places: i64 = 0  # where posts can be (MP2-12.1)
        self.all_starting: i64 = 0  # bit masks of contracts
        self.all_normal: i64 = 0
        self.book_tiles: vec[i64] = no_numbers()  # [BOOKS] bit mask of its offer tiles
        self.copier: i64 = -1  # the copying marker (MP2-15.8)
        # first action of each family whose place depends on the set (actions.py)
        self.step_base: i64 = 0
        self.contract_base: i64 = 0
        self.discard_base: i64 = 0
        self.complete_base: i64 = 0
        self.outpost_base: i64 = 0
        self.claim_base: i64 = 0
        self.bonus_base: i64 = 0
        self.copy_base: i64 = 0
        self.post_base: i64 = 0
        self.from_base: i64 = 0
        self.goal_base: i64 = 0
        self.roll_base: i64 = 0  # chance outcomes from here on
        self.first_base: i64 = 0
        self.reveal_base: i64 = 0
        self.lay_marker_base: i64 = 0
        self.lay_outpost_base: i64 = 0
        self.show_base: i64 = 0
        self.draw_base: i64 = 0
        self.lay_offer_base: i64 = 0
        self.deal_base: i64 = 0
        self.actions: i64 = 0  # all of them
        # names, for notation, documents and text
        self.space_names: list[str] = []
        self.location_names: list[str] = []  # ids
        self.printed_names: list[str] = []  # of the locations
        self.slot_names: list[str] = []
        self.card_slot_names: list[str] = []
        self.special_names: list[str] = []
        self.shield_names: list[str] = []
        self.upper_offer_names: list[str] = []
        self.tile_names: list[str] = []
        self.outpost_names: list[str] = []
        self.marker_names: list[str] = []
        self.card_names: list[str] = []
        self.contract_names: list[str] = []
        self.goal_names: list[str] = []
        self.character_names: list[str] = []  # printed
        self.bag_names: list[str] = []  # the resource of each choice
        self.oasis_names: list[str] = []

    def gain(self, package: i64, column: i64) -> i64:
        """How much of a thing a package gives."""
        return self.gains[package * GAINS + column]

    def cost(self, cost: i64, column: i64) -> i64:
        """How much of a thing a cost asks for."""
        return self.costs[cost * COSTS + column]

    def seal(self, fixed_actions: i64) -> None:
        """Work out the fields that follow from others; the loader calls it last.

        `fixed_actions`: how many actions stand before the first family whose place depends on the set.
        """
        self.icons = filled(len(self.gains) // GAINS, 0)
        for package in range(len(self.icons)):
            for icon in range(ICONS):
                self.icons[package] |= shifted(self.gains[package * GAINS + FIRST_ICON + icon], icon * ICON_BITS)
        self.near = filled(self.locations, 0)
        for here in range(self.locations):
            for there in range(self.locations):
                if self.route_at[here * self.locations + there] >= 0:
                    self.near[here] |= bit(there)
        self.city_slots = filled(self.locations, 0)
        for slot in range(CONTRACT_SLOTS):
            self.city_slots[self.slot_city[slot]] |= bit(slot)
        for location in range(self.locations):
            if self.role[location] == CONTRACT:
                self.contract_cities |= bit(location)
            if self.role[location] == OASIS:
                self.oases |= bit(location)
            elif self.role[location] != START:
                self.post_places |= bit(location)
        self.all_starting = bit(self.starting) - 1
        self.all_normal = (bit(self.contracts) - 1) & ~self.all_starting
        self.book_tiles = filled(BOOKS, 0)
        for tile in range(len(self.tile_book)):
            self.book_tiles[self.tile_book[tile]] |= bit(tile)
        for marker in range(self.markers):
            if self.gain(self.marker_package[marker], FIRST_ICON + CITY_BONUS_OTHER) > 0:
                self.copier = marker
        self.number_actions(fixed_actions)

    def number_actions(self, base: i64) -> None:
        """The first action of each family whose place depends on the set, in the order of `action_space`."""
        self.step_base = base
        self.contract_base = self.step_base + self.locations * 2
        self.discard_base = self.contract_base + CONTRACT_SLOTS
        self.complete_base = self.discard_base + self.contracts
        self.outpost_base = self.complete_base + self.contracts
        self.claim_base = self.outpost_base + self.outposts
        self.bonus_base = self.claim_base + self.cities
        self.copy_base = self.bonus_base + self.cities
        self.post_base = self.copy_base + self.cities
        self.from_base = self.post_base + self.cities
        self.goal_base = self.from_base + self.cities
        self.roll_base = self.goal_base + self.goals
        self.first_base = self.roll_base + FACES
        self.reveal_base = self.first_base + SEATS
        self.lay_marker_base = self.reveal_base + CHARACTERS
        self.lay_outpost_base = self.lay_marker_base + self.markers
        self.show_base = self.lay_outpost_base + self.outposts
        self.draw_base = self.show_base + self.cards
        self.lay_offer_base = self.draw_base + self.contracts
        self.deal_base = self.lay_offer_base + len(self.tile_book)
        self.actions = self.deal_base + self.goals
