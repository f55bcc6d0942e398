"""The component data of Tianxia as flat, integer-indexed tables for the rules.

Made once from a component set (`components.py`), shared by every state of a game, never changed. Indices are dense and
start at 0, in the order of the component file; rounds, sections and seats count from 0 too. What anything brings is an
*effect*: a row of plain gains in `plain` and, in the order of the file, up to MOST_PARTS further parts (TX-2.1). Effect 0
brings nothing. Bonus tiles are kinds with copies: first the one-time tiles, then the Jade Figurines.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.vectors import filled

SEATS: Final = 4
LIMU: Final = 4  # the family Li Mu (TX-22), whatever the number of seats
FAMILIES: Final = 5
NEUTRAL: Final = 5  # a neutral worker on a barge (TX-1.4)
LIMU_SEATS: Final = 2  # most seats with which Li Mu plays
MOST_BITS: Final = 60  # most things in one bit mask

# Columns of the purse and of `plain` (TX-1.1). Resources are WOOD + 0..2, goods SILK + 0..2.
COINS: Final = 0
WOOD: Final = 1
STONE: Final = 2
RICE: Final = 3
SILK: Final = 4
HELMETS: Final = 5
JEWELRY: Final = 6
POINTS: Final = 7
PLAIN: Final = 8
RESOURCES: Final = 3
GOODS: Final = 3
ANY_KIND: Final = 99  # in `exchange_pay` and `exchange_gain`: each unit of a kind of choice (TX-10.2)

# Parts of an effect beyond its plain gains (TX-2): `part`, with the numbers that stand beside it.
NO_PART: Final = -1
ANY_RESOURCE: Final = 0  # part_number: how many
ANY_GOOD: Final = 1  # part_number: how many
PALACE_ANY: Final = 2  # part_number: steps
OBJECTIVE: Final = 3  # part_number: cards
BONUS_TILE: Final = 4  # part_number: tiles of the supply
TRAIN_FREE: Final = 5  # part_number: soldiers without rice; no Train action (TX-9.9)
TRAIN: Final = 6  # part_discount: rice of the whole action (TX-12.11)
FORTIFY: Final = 7  # part_number: most structures; part_discount: stone of each (TX-12.12)
GOVERNOR: Final = 8  # part_discount: wood
SHIP: Final = 9  # part_number: most deliveries; part_any_ship, part_any_good: 1 if allowed
PARTS: Final = 10
FIRST_ACTION_PART: Final = 5  # parts from here on may be declined (TX-2.4)
MOST_PARTS: Final = 6  # of one effect
UNLIMITED: Final = 99  # part_number without a limit

# Regions (TX-1.2).
YAN: Final = 0
ZHAO: Final = 1
WEI: Final = 2
HAN: Final = 3
QIN: Final = 4
CHU: Final = 5
QI: Final = 6
REGIONS: Final = 7
HUBS: Final = 4  # each carries the banner of one track (TX-3.1)

# Palace tracks (TX-15); their banners have the same numbers.
BLACK: Final = 0
RED: Final = 1
GREEN: Final = 2
WHITE: Final = 3
TRACKS: Final = 4

# Wall sections and building sites (TX-1.7, TX-1.8).
SECTIONS: Final = 4
PATH_SITES: Final = 3  # of each section
SITES: Final = 12
MOST_WORKER_SPACES: Final = 4  # of a site

# Buildings (TX-9).
INCOME: Final = 0
PASSIVE: Final = 1
BUILDING_TYPES: Final = 2

# What a passive building changes (TX-9.8): `building_passive`; its numbers are in `passive_value` and `passive_second`.
FORTIFY_DISCOUNT: Final = 0  # TX-9.11; value: stone
TRAIN_DISCOUNT: Final = 1  # TX-9.11; value: rice
STRUCTURE_POINTS: Final = 2  # TX-9.11; value: points for a wall, second: for a tower
DELIVERY_GAIN: Final = 3  # TX-9.12; value: effect, plain gains only
LOWEST_SHIP: Final = 4  # TX-9.12; no numbers
GOVERNOR_DISCOUNT: Final = 5  # TX-9.13; value: wood
GOVERNOR_POINTS: Final = 6  # TX-9.13; value: points
BARGE_SURCHARGE: Final = 7  # TX-9.14; value: most coins for own workers
PUSHED_OFF_POINTS: Final = 8  # TX-9.14; value: points
EXTRA_STEP: Final = 9  # TX-9.15; value: coins
EXCHANGE_UNIT: Final = 10  # TX-9.16; value: least paid units for one more good
ENTRY_DISCOUNT: Final = 11  # TX-9.17; value: coins
PASSIVES: Final = 12

# Actions of a Military turn (TX-12.1), and structures.
FORTIFY_ACTION: Final = 0
TRAIN_ACTION: Final = 1
MILITARY: Final = 2
WALL: Final = 0
TOWER: Final = 1
STRUCTURES: Final = 2

# Barges (TX-1.10); a barge has the number of its resource. Place 0 is the leftmost.
BARGES: Final = 3
BARGE_PLACES: Final = 3

# Ships (TX-1.11). The slots are the ports from the top and then the sea.
PORTS: Final = 3
SEA: Final = 3
SLOTS: Final = 4
MOST_DELIVERY_SPACES: Final = 4

# Player boards (TX-13.7).
BOARDS: Final = 4
MERCHANT_ACTIONS: Final = 3

# Conditions of Objectives (TX-17.5): `objective_need`.
NEED_GOVERNORS: Final = 0
NEED_GOVERNOR_REGIONS: Final = 1
NEED_INCOME_GOVERNORS: Final = 2
NEED_PASSIVE_GOVERNORS: Final = 3
NEED_PORT_GOVERNORS: Final = 4
NEED_WALLS: Final = 5
NEED_TOWERS: Final = 6
NEED_STRUCTURE_SECTIONS: Final = 7
NEED_SOLDIERS: Final = 8
NEED_PRESENCE_SECTIONS: Final = 9
NEED_DELIVERY_MARKERS: Final = 10
NEED_SHIPPING_MARKERS: Final = 11
NEED_TRACKS: Final = 12  # tracks at position `objective_level` or beyond
NEED_FIGURINES: Final = 13
NEED_USED_TILES: Final = 14
NEED_MERCHANTS: Final = 15
NEED_BARGES: Final = 16
NEED_COINS: Final = 17
NEED_GOODS: Final = 18
NEED_ONE_OF_EACH: Final = 19
NEEDS: Final = 20

# Actions of Li Mu's cards (TX-22.5 to TX-22.8), and the difficulties of the solo game (TX-22.12).
LIMU_GOVERNOR: Final = 0
LIMU_SHIP: Final = 1
LIMU_FORTIFY: Final = 2
LIMU_TRAIN: Final = 3
LIMU_ACTIONS: Final = 4
EASY: Final = 0
NORMAL: Final = 1
HARD: Final = 2
DIFFICULTIES: Final = 3


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
        # effects (TX-2); one number per effect and column, or per effect and place of its part
        self.effects: i64 = 0
        self.plain: vec[i64] = no_numbers()  # [effect][PLAIN]
        self.part: vec[i64] = no_numbers()  # [effect][MOST_PARTS] ANY_RESOURCE .. SHIP; NO_PART after the last one
        self.part_number: vec[i64] = no_numbers()  # [effect][MOST_PARTS] how many, or how many at most
        self.part_discount: vec[i64] = no_numbers()  # [effect][MOST_PARTS]
        self.part_any_ship: vec[i64] = no_numbers()  # [effect][MOST_PARTS] 1 if the lowest ship is allowed too
        self.part_any_good: vec[i64] = no_numbers()  # [effect][MOST_PARTS] 1 if each delivery may be any good
        # setup and supplies (TX-1, TX-3)
        self.rounds: i64 = 0
        self.start_effect: vec[i64] = no_numbers()  # [place in the turn order] plain effect (TX-3.8)
        self.workers: i64 = 0  # of each player
        self.markers: i64 = 0  # action markers of each player
        self.delivery_markers: i64 = 0  # of each player
        self.structures: vec[i64] = no_numbers()  # [STRUCTURES] of each player, one for each cost
        self.objectives_dealt: i64 = 0  # to each player (TX-3.9)
        self.objectives_kept: i64 = 0
        self.objectives_scored: i64 = 0  # at most (TX-17.2)
        self.stack_size: vec[i64] = no_numbers()  # [seats - 1] Bonus tiles of each round (TX-3.3)
        self.base_strength: vec[i64] = no_numbers()  # [seats - 1] of every section (TX-3.5)
        self.neutrals_at_setup: i64 = 0  # on each barge (TX-3.7)
        # small numbers of the rules
        self.neutrals_at_income: i64 = 0  # onto each barge, 0 or 1, from the second round on (TX-6.3)
        self.exchange_most: i64 = 0  # units of one Exchange (TX-10.1)
        self.token_wood: i64 = 0  # of an additional-cost token (TX-9.2)
        self.barge_cost: i64 = 0  # coins (TX-13.1)
        self.barge_worker_cost: i64 = 0  # coins for each own worker on the barge
        self.train_rice: i64 = 0  # for each soldier (TX-12.6)
        self.structure_stone: vec[i64] = no_numbers()  # walls in their order, then towers (TX-12.4); see `stone_for`
        self.discard_marker_coins: i64 = 0  # (TX-18.1)
        self.leftovers_per_point: i64 = 0  # coins, resources and goods (TX-21.1)
        # regions (TX-8) and hubs
        self.region_hub: vec[i64] = no_numbers()  # [REGIONS] hub
        self.region_effect: vec[i64] = no_numbers()  # [REGIONS] printed benefit: a plain effect (TX-8.3)
        self.region_slot: vec[i64] = no_numbers()  # [REGIONS] slot of its port; -1 none
        self.slot_region: vec[i64] = no_numbers()  # [SLOTS] region; -1 for the sea
        self.exchange_pay: vec[i64] = no_numbers()  # [REGIONS] WOOD, STONE, RICE or ANY_KIND; -1 no exchange
        self.exchange_gain: vec[i64] = no_numbers()  # [REGIONS] SILK, HELMETS, JEWELRY or ANY_KIND; -1 no exchange
        # building sites (TX-1.8)
        self.site_region: vec[i64] = no_numbers()  # [SITES] region
        self.site_section: vec[i64] = no_numbers()  # [SITES] section 0..3
        self.site_order: vec[i64] = no_numbers()  # [SITES] place 0..2 on its path
        self.site_type: vec[i64] = no_numbers()  # [SITES] INCOME or PASSIVE: the buildings it receives (TX-3.2)
        self.site_raid: vec[i64] = no_numbers()  # [SITES] raid value (TX-19.10)
        self.worker_spaces: vec[i64] = no_numbers()  # [seats - 1] worker spaces of every site
        self.space_wood: vec[i64] = no_numbers()  # [seats - 1][MOST_WORKER_SPACES] extra wood; -1 no space
        # buildings (TX-9)
        self.buildings: i64 = 0
        self.building_type: vec[i64] = no_numbers()  # [building] INCOME or PASSIVE
        self.building_cost: vec[i64] = no_numbers()  # [building] printed wood
        self.building_points: vec[i64] = no_numbers()  # [building] points for installing a Governor (TX-9.3)
        self.building_effect: vec[i64] = no_numbers()  # [building] effect of an income building, else 0
        self.building_passive: vec[i64] = no_numbers()  # [building] FORTIFY_DISCOUNT .. ENTRY_DISCOUNT; -1 income
        self.passive_building: vec[i64] = no_numbers()  # [PASSIVES] the building of that kind; -1 none
        self.passive_value: vec[i64] = no_numbers()  # [PASSIVES] its number, see the constants
        self.passive_second: vec[i64] = no_numbers()  # [PASSIVES] its second number
        # Palace tracks (TX-15)
        self.steps: i64 = 0  # of each track; positions are 0 to `steps`
        self.step_effect: vec[i64] = no_numbers()  # [TRACKS][steps] effect of reaching position 1, 2, ...
        self.palace_points: vec[i64] = no_numbers()  # [steps + 1] by position, at the end
        # Bonus tiles and Jade Figurines (TX-16)
        self.tiles: i64 = 0  # kinds: one-time tiles, then figurines
        self.figurine: i64 = 0  # the first kind that is a figurine
        self.figurines: i64 = 0  # how many kinds are
        self.tile_copies: vec[i64] = no_numbers()  # [tile]
        self.tile_effect: vec[i64] = no_numbers()  # [tile] effect; 0 for figurines
        self.figurine_points: vec[i64] = no_numbers()  # [figurines + 1] by number (TX-16.5)
        self.offers: i64 = 0  # of Palace steps on passing (TX-14.3)
        self.offer_figurines: vec[i64] = no_numbers()  # [offer] least different figurines
        self.offer_steps: vec[i64] = no_numbers()  # [offer]
        self.offer_coins: vec[i64] = no_numbers()  # [offer]
        # Objectives (TX-17)
        self.objectives: i64 = 0
        self.objective_top: vec[i64] = no_numbers()  # [objective] effect of discarding it
        self.objective_need: vec[i64] = no_numbers()  # [objective] NEED_GOVERNORS .. NEED_ONE_OF_EACH
        self.objective_number: vec[i64] = no_numbers()  # [objective] least value of the condition
        self.objective_level: vec[i64] = no_numbers()  # [objective] position for NEED_TRACKS, else 0
        self.objective_points: vec[i64] = no_numbers()  # [objective]
        # ships and Demand tiles (TX-11)
        self.ships: i64 = 0
        self.ship_spaces: vec[i64] = no_numbers()  # [ship] how many delivery spaces
        self.ship_effect: vec[i64] = no_numbers()  # [ship][MOST_DELIVERY_SPACES] effect of covering the space
        self.demands: i64 = 0
        self.demand_good: vec[i64] = no_numbers()  # [demand] SILK, HELMETS or JEWELRY
        self.demand_effect: vec[i64] = no_numbers()  # [demand] effect
        # wall sections, battles, nomads (TX-12, TX-19)
        self.soldier_spaces: i64 = 0  # of each section
        self.wall_spaces: i64 = 0  # of each section; there is one tower space
        self.military_spaces: i64 = 0  # action spaces for markers (TX-12.1)
        self.military_space: vec[i64] = no_numbers()  # [MILITARY] action space of the action
        self.wall_defense: i64 = 0
        self.tower_defense: i64 = 0
        self.soldier_defense: i64 = 0
        self.rank_points: vec[i64] = no_numbers()  # [rank] for the contribution; nothing beyond the last one (TX-19.2)
        self.soldier_points: i64 = 0  # for each soldier lost (TX-19.5)
        self.governor_points: i64 = 0  # for each Governor on the path of a battle won (TX-19.6)
        self.loss_coins: i64 = 0  # for each point of strength left over (TX-19.11)
        self.loss_points: i64 = 0  # or so many points
        self.start_space: i64 = 0  # of a leader (TX-3.5, TX-19.12)
        self.battle_space: i64 = 0  # last space of the attack track (TX-5.3)
        self.attacks: i64 = 0  # attack cards
        self.attack_round: vec[i64] = no_numbers()  # [attack] round, from 0
        self.attack_move: vec[i64] = no_numbers()  # [attack][SECTIONS]
        self.attack_strength: vec[i64] = no_numbers()  # [attack][SECTIONS]
        # player boards (TX-13.7)
        self.board_income: vec[i64] = no_numbers()  # [BOARDS] effect of the starting income building
        self.merchant_spaces: vec[i64] = no_numbers()  # [BOARDS][MERCHANT_ACTIONS]
        self.merchant_effect: vec[i64] = no_numbers()  # [BOARDS][MERCHANT_ACTIONS]
        # Li Mu (TX-22)
        self.limu_markers: i64 = 0
        self.limu_workers: i64 = 0
        self.limu_structures: vec[i64] = no_numbers()  # [STRUCTURES]
        self.limu_soldiers: i64 = 0  # placed by a Train card
        self.limu_builds: i64 = 0  # structures of a Fortify card
        self.limu_delivery_points: i64 = 0
        self.limu_governor_points: i64 = 0  # for each Governor, at the end
        self.limu_fallback_steps: i64 = 0  # if a card's action is impossible (TX-22.5, TX-22.6)
        self.limu_loss_points: i64 = 0  # for each point of strength left over (TX-22.11)
        self.limu_start_points: vec[i64] = no_numbers()  # [DIFFICULTIES] added at the end of a solo game
        self.limu_cards: i64 = 0
        self.limu_action: vec[i64] = no_numbers()  # [card] LIMU_GOVERNOR .. LIMU_TRAIN
        self.limu_region: vec[i64] = no_numbers()  # [card] region; -1 for Fortify and Train
        self.limu_barge: vec[i64] = no_numbers()  # [card] barge
        # follow from the tables above, filled by `seal`
        self.path: vec[i64] = no_numbers()  # [SECTIONS][PATH_SITES] site
        self.region_sites: vec[i64] = no_numbers()  # [REGIONS] bit mask of sites
        self.hub_regions: vec[i64] = no_numbers()  # [HUBS] bit mask of regions
        self.port_regions: i64 = 0  # bit mask of regions
        self.exchange_regions: i64 = 0  # bit mask of regions
        self.port_sites: i64 = 0  # bit mask of the sites in regions with a port
        self.type_buildings: vec[i64] = no_numbers()  # [BUILDING_TYPES] bit mask of buildings
        self.round_attacks: vec[i64] = no_numbers()  # [rounds] bit mask of attack cards
        self.all_tiles: i64 = 0  # how many Bonus tiles there are, all copies
        self.any_resources: vec[i64] = no_numbers()  # [effect] resources of choice among its parts
        self.any_goods: vec[i64] = no_numbers()  # [effect] goods of choice
        # first action of each family whose place depends on the set (actions.py)
        self.round_tile_base: i64 = 0
        self.use_tile_base: i64 = 0
        self.discard_base: i64 = 0
        self.return_base: i64 = 0
        self.banner_base: i64 = 0  # chance outcomes from here on
        self.place_base: i64 = 0
        self.board_base: i64 = 0
        self.building_base: i64 = 0
        self.tile_base: i64 = 0
        self.ship_base: i64 = 0
        self.demand_base: i64 = 0
        self.deal_base: i64 = 0
        self.attack_base: i64 = 0
        self.limu_base: i64 = 0
        self.actions: i64 = 0  # all of them
        # names, for notation, documents and text
        self.region_names: list[str] = []  # printed
        self.hub_names: list[str] = []  # ids
        self.slot_names: list[str] = []  # ids
        self.site_names: list[str] = []  # ids
        self.section_names: list[str] = []  # printed
        self.building_names: list[str] = []  # ids
        self.printed_buildings: list[str] = []
        self.track_names: list[str] = []  # printed
        self.tile_names: list[str] = []  # ids, of figurines too
        self.printed_figurines: list[str] = []
        self.objective_names: list[str] = []  # ids
        self.ship_names: list[str] = []  # ids
        self.demand_names: list[str] = []  # ids
        self.attack_names: list[str] = []  # ids
        self.board_names: list[str] = []  # ids
        self.limu_names: list[str] = []  # ids of Li Mu's cards

    def gain(self, effect: i64, column: i64) -> i64:
        """How much of a thing the plain gains of an effect bring."""
        return self.plain[effect * PLAIN + column]

    def is_plain(self, effect: i64) -> bool:
        """An effect that asks for nothing more than its plain gains."""
        return self.part[effect * MOST_PARTS] == NO_PART

    def stone_for(self, structure: i64, built: i64) -> i64:
        """The printed stone of the next WALL or TOWER of a player who has built so many of them (TX-12.4)."""
        return self.structure_stone[built if structure == WALL else self.structures[WALL] + built]

    def seal(self) -> None:
        """Work out the fields that follow from others; the loader calls it last."""
        self.path = filled(SECTIONS * PATH_SITES, -1)
        self.region_sites = filled(REGIONS, 0)
        for site in range(SITES):
            self.path[self.site_section[site] * PATH_SITES + self.site_order[site]] = site
            self.region_sites[self.site_region[site]] |= bit(site)
        self.hub_regions = filled(HUBS, 0)
        for region in range(REGIONS):
            self.hub_regions[self.region_hub[region]] |= bit(region)
            if self.region_slot[region] >= 0:
                self.port_regions |= bit(region)
                self.port_sites |= self.region_sites[region]
            if self.exchange_pay[region] >= 0:
                self.exchange_regions |= bit(region)
        self.type_buildings = filled(BUILDING_TYPES, 0)
        for building in range(self.buildings):
            self.type_buildings[self.building_type[building]] |= bit(building)
        self.round_attacks = filled(self.rounds, 0)
        for attack in range(self.attacks):
            self.round_attacks[self.attack_round[attack]] |= bit(attack)
        for tile in range(self.tiles):
            self.all_tiles += self.tile_copies[tile]
        self.any_resources = filled(self.effects, 0)
        self.any_goods = filled(self.effects, 0)
        for at in range(self.effects * MOST_PARTS):
            if self.part[at] == ANY_RESOURCE:
                self.any_resources[at // MOST_PARTS] += self.part_number[at]
            elif self.part[at] == ANY_GOOD:
                self.any_goods[at // MOST_PARTS] += self.part_number[at]

    def number_actions(self, base: i64) -> None:
        """The first action of each family whose place depends on the set, in the order of `action_space`."""
        self.round_tile_base = base
        self.use_tile_base = self.round_tile_base + self.tiles
        self.discard_base = self.use_tile_base + self.tiles
        self.return_base = self.discard_base + self.objectives
        self.banner_base = self.return_base + self.objectives
        self.place_base = self.banner_base + TRACKS
        self.board_base = self.place_base + FAMILIES
        self.building_base = self.board_base + BOARDS
        self.tile_base = self.building_base + self.buildings
        self.ship_base = self.tile_base + self.tiles
        self.demand_base = self.ship_base + self.ships
        self.deal_base = self.demand_base + self.demands
        self.attack_base = self.deal_base + self.objectives
        self.limu_base = self.attack_base + self.attacks
        self.actions = self.limu_base + self.limu_cards
