import { areas, leaders, setup, units, wizards } from '#games/tears-of-the-dragon/printed/content';
import type { PieceView, PlaceView, StackView, View } from '#games/tears-of-the-dragon/seen/view.types';

/** Views built by hand: what the engine would hand to the renderers at moments that are hard to draw. */

type Marks = Partial<Pick<PieceView, 'reduced' | 'spent' | 'obfuscated' | 'box'>>;
const plain = { reduced: false, spent: false };

export const unit = (face: string, marks: Marks = {}): PieceView => {
  const printed = units.get(face)!;
  const seat = printed.side === 'gorganun' ? 0 : 1;
  return { face, kind: 'unit', seat, ...plain, ...marks, strength: marks.reduced ? printed.reduced : printed.full };
};
export const many = (n: number, face: string, marks: Marks = {}): PieceView[] =>
  Array.from({ length: n }, () => unit(face, marks));
export const leader = (face: string, marks: Marks = {}): PieceView => ({
  id: face,
  face,
  kind: 'leader',
  seat: leaders.get(face)!.side === 'gorganun' ? 0 : 1,
  ...plain,
  ...marks,
});
export const wizard = (face: string, marks: Marks = {}): PieceView => ({
  id: face,
  face,
  kind: 'wizard',
  seat: wizards.get(face)!.side === 'gorganun' ? 0 : 1,
  strength: wizards.get(face)!.strength,
  ...plain,
  ...marks,
});
export const stack = (seat: number, pieces: PieceView[], more: Partial<StackView> = {}): StackView => ({
  seat,
  inside: false,
  pieces,
  ...more,
});
export const place = (id: string, stacks: StackView[], more: Partial<PlaceView> = {}): PlaceView => ({
  id,
  stacks,
  trapped: [],
  ...more,
});

export const empty: View = {
  viewer: 'spectator',
  scenario: 'standard',
  penguins: false,
  evened: false,
  placement: null,
  chronicle: [],
  turn: 1,
  phase: 'setup',
  active: null,
  first: null,
  lost: [0, 0],
  allowance: null,
  knowledge: [[], []],
  places: [],
  pools: [
    { cadmin: 9, terramax: 1 },
    { 'foot-soldier': 3, cavalry: 1 },
  ],
  wizards: [...wizards.values()].map((one) => ({
    id: one.id,
    seat: one.side === 'gorganun' ? 0 : 1,
    spells: one.startSpells,
    maxSpells: one.maxSpells,
    target: 5 + one.spellModifier,
    blocked: false,
    burntOut: false,
  })),
  out: [],
  ambassador: 'kishmin',
  terramax: { wizard: null, held: [], berserk: false },
  battle: null,
  winner: null,
};

const castles = (): PlaceView[] =>
  [...areas.values()]
    .filter((area) => area.type === 'castle')
    .map((area) =>
      place(area.id, [], { controller: area.controller === 'gorganun' ? 0 : 1, garrison: true, besieged: false }),
    );

export function withPlaces(view: View, ...changed: PlaceView[]): View {
  const ids = new Set(changed.map((one) => one.id));
  return { ...view, places: [...view.places.filter((one) => !ids.has(one.id)), ...changed] };
}

function opening(viewer: View['viewer']): View {
  let view: View = { ...empty, viewer, places: castles() };
  const placements = [setup.placements.gorganun, setup.placements.forseti];
  for (const [seat, placement] of placements.entries())
    for (const [id, put] of Object.entries(placement)) {
      const pieces = [
        ...put.leaders.map((one) => leader(one)),
        ...put.wizards.map((one) => wizard(one)),
        ...Object.entries(put.units).flatMap(([face, n]) => many(n, face)),
        ...(id === 'glaginsdreg' ? many(3, 'cadmin') : []),
      ];
      view = withPlaces(
        view,
        place(id, [stack(seat, pieces, { inside: true })], { controller: seat, garrison: false, besieged: false }),
      );
    }
  return view;
}

/** The start of the standard game, everything open. */
export const start = opening('spectator');

/** The same for Gorganun, who has filled his boxes. */
export const startOwn: View = {
  ...withPlaces(
    opening(0),
    place(
      'glaginsdreg',
      [
        stack(
          0,
          [
            leader('shale'),
            leader('ezelle'),
            wizard('niekimo'),
            ...many(3, 'warsteed', { box: 'shale' }),
            ...many(2, 'wargroup', { box: 'shale' }),
            wizard('kishmin', { box: 'shale' }),
            unit('wargroup', { box: 'ezelle' }),
            ...many(3, 'cadmin'),
          ],
          { inside: true },
        ),
      ],
      { controller: 0, garrison: false, besieged: false },
    ),
    place(
      'kimrin',
      [
        stack(
          0,
          [
            leader('kestrel'),
            wizard('shimar', { box: 'kestrel' }),
            ...many(3, 'warsteed', { box: 'kestrel' }),
            ...many(2, 'wargroup', { box: 'kestrel' }),
            unit('wargroup'),
          ],
          { inside: true },
        ),
      ],
      { controller: 0, garrison: false, besieged: false },
    ),
  ),
};

/** The middle of a match: a siege, a crowded castle, ships, trapped people, losses. */
export const middle: View = {
  ...withPlaces(
    { ...empty, places: castles() },
    place(
      'caer-clavell',
      [
        stack(1, [leader('neko'), ...many(2, 'foot-soldier'), unit('elite-guard', { reduced: true })], {
          inside: true,
        }),
        stack(0, [
          leader('kestrel', { spent: true }),
          leader('ezelle', { spent: true }),
          wizard('shimar', { spent: true }),
          ...many(2, 'warsteed', { spent: true }),
          unit('wargroup', { reduced: true, spent: true }),
        ]),
      ],
      { controller: 1, garrison: false, besieged: true },
    ),
    place(
      'caer-navell',
      [
        stack(
          1,
          [
            leader('kendrel'),
            leader('shelnor'),
            wizard('torin'),
            wizard('vilkie'),
            ...many(3, 'elite-guard'),
            ...many(2, 'cavalry'),
            ...many(3, 'foot-soldier'),
            unit('foot-soldier', { reduced: true }),
          ],
          { inside: true },
        ),
      ],
      { controller: 1, garrison: false, besieged: false },
    ),
    place('glaginsdreg', [stack(0, [leader('shale'), ...many(4, 'cadmin')], { inside: true })], {
      controller: 0,
      garrison: false,
    }),
    place('ursh', [stack(1, [wizard('ursa', { obfuscated: true })]), stack(0, many(2, 'wargroup'))]),
    place('hollow-spire', [], { trapped: [wizard('hastur')] }),
    place('brannoch', [stack(1, [leader('algeron'), unit('cavalry')])]),
    place('asten', [stack(0, [wizard('kishmin'), unit('terramax')])]),
    place('salt-sound', [
      stack(1, [unit('cavalry'), unit('foot-soldier')], { ship: 'forseti.1', shipHits: 0 }),
      stack(0, [wizard('niekimo'), ...many(2, 'wargroup')], { ship: 'gorganun.1', shipHits: 2 }),
    ]),
    place('foam-break', [stack(0, many(2, 'cadmin', { reduced: true }))]),
    place('middenford', [stack(1, [...many(2, 'cavalry', { spent: true }), unit('foot-soldier')])]),
  ),
  turn: 9,
  phase: 'actions',
  active: 0,
  first: 1,
  lost: [3, 0],
  allowance: { seat: 0, units: 2, wizard: true, byEnemyRoll: false },
  knowledge: [
    ['vel-karad', 'ursh', 'draugmere'],
    ['ghalmoor', 'old-tarn', 'brannoch', 'ursh', 'cinder-hill'],
  ],
  out: [
    { id: 'vilkie', seat: 1, kind: 'wizard', fate: 'wounded' },
    { id: 'shelnor', seat: 1, kind: 'leader', fate: 'captured' },
    { id: 'warsteed', seat: 0, kind: 'unit', fate: 'killed' },
  ],
  terramax: { wizard: 'kishmin', held: [], berserk: false },
};

/** Nearly all pieces of both sides at one castle. */
export const crowded: View = {
  ...withPlaces(
    { ...empty, places: castles() },
    place(
      'caer-sillius',
      [
        stack(
          1,
          [
            leader('kendrel'),
            leader('algeron'),
            leader('shelnor'),
            leader('neko'),
            wizard('torin'),
            wizard('ursa'),
            wizard('vilkie'),
            ...many(3, 'elite-guard'),
            ...many(2, 'elite-guard', { reduced: true }),
            ...many(4, 'cavalry'),
            ...many(2, 'cavalry', { reduced: true }),
            ...many(6, 'foot-soldier'),
            ...many(4, 'foot-soldier', { reduced: true }),
          ],
          { inside: true },
        ),
        stack(0, [
          leader('shale'),
          leader('kestrel'),
          leader('ezelle'),
          wizard('hastur'),
          wizard('kishmin'),
          wizard('niekimo'),
          wizard('shimar'),
          ...many(4, 'warsteed'),
          ...many(2, 'warsteed', { reduced: true }),
          ...many(3, 'wargroup'),
          ...many(3, 'wargroup', { reduced: true }),
          ...many(7, 'cadmin'),
          ...many(5, 'cadmin', { reduced: true }),
          unit('terramax'),
        ]),
      ],
      { controller: 1, garrison: false, besieged: true },
    ),
  ),
  turn: 17,
  phase: 'command',
  active: 1,
  first: 1,
  terramax: { wizard: null, held: [], berserk: true },
};

/** The hardest for an open place: everything of both sides in one ruin. */
export const heap: View = {
  ...crowded,
  places: [
    ...castles(),
    place(
      'ursh',
      crowded.places.at(-1)!.stacks.map((one) => ({ ...one, inside: false })),
      { trapped: [wizard('hastur'), leader('neko')] },
    ),
  ],
};

/** The end. */
export const over: View = { ...middle, phase: 'over', active: null, allowance: null, winner: 1 };
