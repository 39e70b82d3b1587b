import type { MomentView, PlacementView, View } from '#games/tears-of-the-dragon/seen/view.types';
import { empty, leader, many, middle, over, place, stack, start, unit, withPlaces, wizard } from './samples.ts';

/** Views of the scenarios and of the variant, of counters being placed, of many ships, and of matches that are over. */

/** The War of the Dragon: knights, no knowledge, no ships. */
export const war: View = {
  ...withPlaces(
    { ...start, scenario: 'war-of-the-dragon', turn: 4, phase: 'actions', active: 1, first: 0 },
    place(
      'kimrin',
      [
        stack(0, [leader('kestrel'), ...many(2, 'warsteed')], { inside: true }),
        stack(1, [leader('neko'), ...many(5, 'knight-of-santiago'), unit('knight-of-santiago', { reduced: true })]),
      ],
      { controller: 0, garrison: false, besieged: true },
    ),
    place('ilrog', [stack(1, many(3, 'knight-of-santiago', { spent: true }), { inside: true })], {
      controller: 1,
      garrison: false,
    }),
    place('skarn', [stack(0, [unit('terramax'), wizard('hastur')])]),
  ),
  allowance: { seat: 1, units: 3, wizard: true, byEnemyRoll: false },
  pools: [{ cadmin: 9 }, { 'knight-of-santiago': 2, 'foot-soldier': 3, cavalry: 1 }],
  terramax: { wizard: null, held: [], berserk: false },
};

/** Penguins of both sides on land and at sea, a chieftain of each. */
export const penguins: View = {
  ...withPlaces(
    { ...middle, penguins: true },
    place('brightsea', [
      stack(1, [
        leader('algeron'),
        leader('penguin-chieftain-1-of-forseti'),
        ...many(7, 'penguin-of-forseti'),
        unit('cavalry'),
      ]),
    ]),
    place('asten', [
      stack(0, [
        wizard('kishmin'),
        leader('penguin-chieftain-3-of-gorganun', { spent: true }),
        ...many(4, 'penguin-of-gorganun'),
        unit('terramax'),
      ]),
    ]),
    place('ossum', [stack(0, many(2, 'penguin-of-gorganun', { spent: true }))]),
    place('ilrog', [stack(0, many(3, 'penguin-of-gorganun'), { inside: true })], { controller: 0, garrison: false }),
  ),
  pools: [
    { cadmin: 9, 'penguin-of-gorganun': 5 },
    { 'foot-soldier': 3, 'penguin-of-forseti': 5 },
  ],
};
/** The same for Forseti, with penguins in the chieftain's box. */
export const penguinsOwn: View = {
  ...withPlaces(
    { ...penguins, viewer: 1 },
    place('brightsea', [
      stack(1, [
        leader('algeron'),
        leader('penguin-chieftain-1-of-forseti'),
        ...many(6, 'penguin-of-forseti', { box: 'penguin-chieftain-1-of-forseti' }),
        unit('penguin-of-forseti'),
        unit('cavalry', { box: 'algeron' }),
      ]),
    ]),
  ),
};

/** Ships of both sides in one sea area, and more of one side than can be told apart. */
export const fleets: View = {
  ...withPlaces(
    middle,
    place('salt-sound', [
      stack(1, [leader('neko'), unit('cavalry'), unit('foot-soldier')], { ship: 'forseti.1' }),
      stack(1, [wizard('torin'), ...many(2, 'foot-soldier')], { ship: 'forseti.2', shipHits: 1 }),
      stack(0, [wizard('niekimo'), ...many(2, 'wargroup')], { ship: 'gorganun.1', shipHits: 2 }),
      stack(0, [leader('ezelle'), unit('warsteed', { spent: true }), unit('wargroup')], { ship: 'gorganun.2' }),
    ]),
    place('long-water', [
      stack(0, many(3, 'wargroup'), { ship: 'gorganun.3' }),
      stack(0, [unit('warsteed'), unit('wargroup', { reduced: true })], { ship: 'gorganun.4' }),
    ]),
    place('veil-of-tears', [stack(1, [leader('shelnor'), unit('elite-guard')], { ship: 'forseti.3' })]),
    place('island', [stack(1, [leader('kendrel'), wizard('ursa'), unit('elite-guard')])]),
  ),
};

const toPlace: PlacementView = {
  left: [
    { shale: 1, kestrel: 1, hastur: 1, warsteed: 4, wargroup: 6, cadmin: 12, terramax: 1 },
    { algeron: 1, neko: 1, torin: 1, 'elite-guard': 3, 'foot-soldier': 8, 'knight-of-santiago': 12 },
  ],
  plan: [],
};
/** The War of the Dragon while counters are placed in turn. */
export const placing: View = {
  ...withPlaces(
    { ...empty, scenario: 'war-of-the-dragon', turn: 0, places: start.places.map((one) => ({ ...one, stacks: [] })) },
    place('caer-navell', [stack(1, [leader('kendrel'), unit('cavalry')], { inside: true })], {
      controller: 1,
      garrison: false,
    }),
    place('glaginsdreg', [stack(0, many(2, 'warsteed'), { inside: true })], { controller: 0, garrison: false }),
  ),
  ambassador: null,
  placement: toPlace,
};
/** The same for Forseti, who has a plan. */
export const placingOwn: View = {
  ...placing,
  viewer: 1,
  placement: {
    ...toPlace,
    plan: [
      { id: 'algeron', face: 'algeron', at: 'caer-navell' },
      ...[1, 2].map((n) => ({ id: `elite-guard-${n}`, face: 'elite-guard', at: 'caer-navell' })),
      { id: 'torin', face: 'torin', at: 'caer-sillius' },
      ...[1, 2, 3].map((n) => ({ id: `knight-of-santiago-${n}`, face: 'knight-of-santiago', at: 'caer-sillius' })),
      { id: 'foot-soldier-1', face: 'foot-soldier', at: 'middenford' },
      { id: 'knight-of-santiago-4', face: 'knight-of-santiago', at: 'caer-sillius' },
      { id: 'foot-soldier-2', face: 'foot-soldier', at: 'middenford' },
    ],
  },
};
/** A free set-up, Gorganun's eyes: part of his plan is made, nothing stands on the map. */
export const freeOwn: View = {
  ...placing,
  scenario: 'free-setup',
  viewer: 0,
  places: start.places.map((one) => ({ ...one, stacks: [], garrison: true })),
  placement: {
    left: [{ kestrel: 1, hastur: 1, wargroup: 2 }, toPlace.left[1]!],
    plan: [
      { id: 'shale', face: 'shale', at: 'glaginsdreg' },
      ...[1, 2, 3, 4].map((n) => ({ id: `warsteed-${n}`, face: 'warsteed', at: 'glaginsdreg' })),
      { id: 'shimar', face: 'shimar', at: 'kimrin' },
      ...[1, 2, 3].map((n) => ({ id: `wargroup-${n}`, face: 'wargroup', at: 'kimrin' })),
    ],
  },
};

const moment = (turn: number, knowledge: number[], castles: number[], losses: number[]): MomentView => ({
  turn,
  knowledge,
  castles,
  losses,
});
const chronicle: MomentView[] = [
  moment(1, [0, 0], [3, 3], [0, 0]),
  moment(2, [0, 1], [3, 3], [0, 0]),
  moment(3, [1, 1], [3, 3], [0, 2]),
  moment(4, [1, 2], [3, 3], [2, 3]),
  moment(5, [1, 3], [4, 2], [5, 6]),
  moment(6, [2, 3], [4, 2], [5, 9]),
  moment(7, [3, 4], [3, 3], [9, 9]),
  moment(8, [3, 5], [3, 3], [11, 10]),
  moment(9, [3, 5], [3, 3], [14, 10]),
];
/** The tower has opened. */
export const won: View = withPlaces(
  { ...over, chronicle },
  place('island', [stack(1, [leader('kendrel'), wizard('ursa')])]),
);
/** Nobody is left who could open the tower. */
export const hopeless: View = {
  ...over,
  winner: 0,
  chronicle,
  places: over.places.map((one) => ({
    ...one,
    trapped: [],
    stacks: one.stacks.map((it) => ({
      ...it,
      pieces: it.pieces.filter((piece) => piece.seat === 0 || piece.kind === 'unit'),
    })),
  })),
  out: [
    ...['kendrel', 'algeron', 'shelnor', 'neko'].map(
      (id) => ({ id, seat: 1, kind: 'leader', fate: 'killed' }) as const,
    ),
    ...['torin', 'ursa'].map((id) => ({ id, seat: 1, kind: 'wizard', fate: 'captured' }) as const),
    { id: 'vilkie', seat: 1, kind: 'wizard', fate: 'eaten' },
  ],
};
/** All six castles in one hand. */
export const warWon: View = {
  ...war,
  phase: 'over',
  active: null,
  allowance: null,
  winner: 1,
  places: war.places.map((one) =>
    one.controller === undefined
      ? one
      : { ...one, controller: 1, besieged: false, stacks: one.stacks.filter(({ seat }) => seat === 1) },
  ),
  chronicle: [
    moment(1, [0, 0], [3, 3], [0, 1]),
    moment(2, [0, 0], [2, 4], [3, 2]),
    moment(3, [0, 0], [1, 5], [7, 4]),
    moment(4, [0, 0], [0, 6], [12, 6]),
  ],
};
/** Ended by agreement in the sixth turn. */
export const agreed: View = {
  ...middle,
  turn: 6,
  chronicle: chronicle.slice(0, 5),
};
