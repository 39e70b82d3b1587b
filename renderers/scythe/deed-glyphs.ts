import type { Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import { encounters, factions, STRUCTURES, type Structure } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { row } from '../boxes.ts';
import type { Sprite } from '../scene.ts';
import { cells } from './cells.ts';
import { amount, arms, BOTTOMS, drawing, figures, leadsTo, place, said, TOPS, unit } from './glyphs.ts';
import { type Sign, signSprite } from './goods.ts';
import { factionOf, type UnitKind } from './holding.ts';
import { spent } from './outcomes.ts';
import { encounter, fightBadge, structure, token } from './pieces.ts';
import { cogSign } from './signs.ts';
import { say } from './text.ts';
import { type Amount, amounts, type Gain, gainsAt, placesOf, type Shown, type Told } from './told.ts';

/** A deed in signs: what was done, what was paid for it, what was gained, and what came of it; without a word, so that all read it. */

const of = <K extends string>(table: Readonly<Record<K, Sign>>, key: Json | undefined): Sign | undefined =>
  new Map<Json, Sign>(Object.entries(table) as [K, Sign][]).get(key ?? null);

const isPlace = (id: Json | undefined): id is string => typeof id === 'string' && cells.has(id);
const isSeat = (one: Json | undefined): one is SeatId => typeof one === 'number';
const negative = (all: readonly Amount[]): Amount[] => all.map(({ sign: kind, n }) => ({ sign: kind, n: -n }));

const TOGETHER = 2;
const KINDS = ['character', 'mech', 'worker'] as const satisfies UnitKind[];

/** What came to one hex: its code, and how much. */
function atPlace(gains: readonly Gain[]): Sprite {
  return row([place(gains[0]!.place), ...gains.map(amount)], { gap: 9 });
}

/** What was gained, hex by hex where that is told; what has no place stands before it, and what somebody went without as none of it. */
function gainedBy({ gain, workers, at, without }: Shown): Sprite[] {
  const left = (Array.isArray(without) ? without : []).map((kind) => ({
    key: `counter.${String(kind)}`,
    args: { n: 0 },
  }));
  const all = [...amounts(gain), ...amounts(workers), ...amounts(left)];
  const lying = gainsAt(at);
  if (lying.length === 0) return all.map(amount);
  const kinds = new Set(lying.map(({ sign }) => sign));
  const hexes = [...new Set(lying.map(({ place: id }) => id))];
  return [
    ...all.filter(({ sign }) => !kinds.has(sign)).map(amount),
    ...hexes.map((id) => atPlace(lying.filter((one) => one.place === id))),
  ];
}

/** What was paid, an arrow, and what was gained. */
function exchange(shown: Shown): Sprite[] {
  const paid = negative(amounts(shown.loss)).map(amount);
  const gained = gainedBy(shown);
  const leads = paid.length > 0 && gained.length > 0 ? [leadsTo()] : [];
  // Few gains stay together behind their arrow.
  return gained.length > 0 && gained.length <= TOGETHER
    ? [...paid, row([...leads, ...gained], { gap: 10 })]
    : [...paid, ...leads, ...gained];
}

const placeOf = ({ hex, place: at }: Shown): Sprite[] => [hex, at].filter(isPlace).slice(0, 1).map(place);

/** The action that a section is named by; in words where it was left out. */
function section({ section: taken, skipped }: Shown, locale: Locale): Sprite[] {
  const kind = of(TOPS, taken);
  if (kind && skipped === true) {
    const name = say(`board.section.${String(taken)}`, locale);
    return [signSprite(kind, 44), said(say('board.skipped', locale, { section: name }))];
  }
  return [kind ? signSprite(kind, 44) : drawing(cogSign('#d9b48f', '#33231a'), 1.7)];
}

/** Who went, several of a kind with their number, from where to where, and with what. */
function gone(view: View, { shown }: Told): Sprite[] {
  const { seat, unit: one, units, from, to, load } = shown;
  const all = shown.way === undefined ? [from, to].filter(isPlace) : placesOf(shown.way).filter(isPlace);
  const went = [one, ...(Array.isArray(units) ? units : [])];
  if (!isSeat(seat) || all.length < 2) return [];
  return [
    row(
      [
        ...KINDS.flatMap((kind) => {
          const n = went.filter((unit) => unit === kind).length;
          return n === 0 ? [] : [...(n > 1 ? [figures(String(n))] : []), unit(factionOf(view, seat), kind)];
        }),
        // A way over a base is told with it: of the others the map tells.
        ...all
          .filter((id, n) => n === 0 || n === all.length - 1 || cells.get(id)?.home)
          .flatMap((id, n) => [...(n > 0 ? [leadsTo()] : []), place(id)]),
      ],
      { gap: 5 },
    ),
    ...amounts(load).map(({ sign: kind, n }) => row([signSprite(kind, 34), figures(String(n))], { gap: 2 })),
  ];
}

/** Both sides of a combat with their totals, the winner first. */
function fought(view: View, { shown }: Told): Sprite[] {
  const { seat, loser, won, lost } = shown;
  if (!isSeat(seat) || !isSeat(loser)) return [];
  return [
    row([figures(String(won)), drawing(fightBadge(), 1.15), figures(String(lost)), arms(view, loser)], { gap: 8 }),
    ...placeOf(shown),
  ];
}

/** What each side of a combat gave for it: it stands on the plates as well, and so behind all that came of it. */
const costs = (view: View, { type, shown }: Told): Sprite[] =>
  (type === 'combat-fought' ? spent(shown) : []).flatMap(({ seat, power, cards }) => {
    const given = [
      ...(power > 0 ? [['power', power] as const] : []),
      ...(cards > 0 ? [['combatCards', cards] as const] : []),
    ];
    const paid = given.map(([kind, n]) => amount({ sign: kind, n: -n }));
    return paid.length > 0 ? [row([arms(view, seat), ...paid], { gap: 4 })] : [];
  });

type Draw = (view: View, told: Told, locale: Locale) => Sprite[];

const action =
  (kind: Sign): Draw =>
  (_view, { shown }) => [signSprite(kind, 44), ...placeOf(shown), ...exchange(shown)];
const only: Draw = (_view, { shown }) => exchange(shown);

const isStructure = (kind: Json | undefined): kind is Structure => STRUCTURES.some((one) => one === kind);

const abilities = new Map(
  [...factions.values()].flatMap(({ mechs }) => mechs.map(({ id, name }) => [id, name] as const)),
);
/** What an ability of a mech is called. */
const abilityName = (id: Json | undefined, locale: Locale): Sprite[] =>
  [abilities.get(String(id))?.[locale]].flatMap((name) => (name ? [said(name)] : []));

/** What is drawn of a deed itself; what came of it is drawn after it. Of what is not listed nothing is drawn. */
const DRAWN: Readonly<Record<string, Draw>> = {
  section: (_view, { shown }, locale) => section(shown, locale),
  moved: gone,
  relocated: gone,
  'automa-moved': gone,
  retreated: gone,
  'coins-gained': action('steps'),
  bolstered: action('power'),
  traded: action('anyResources'),
  produced: action('hex'),
  upgraded: (_view, { shown }) => [
    signSprite('cube', 44),
    ...[of(BOTTOMS, shown.to)].flatMap((kind) =>
      kind ? [row([signSprite(kind, 38), figures('−1')], { gap: 2 })] : [],
    ),
    ...exchange(shown),
  ],
  deployed: (view, { shown }) => [
    ...(isSeat(shown.seat) ? [unit(factionOf(view, shown.seat), 'mech')] : []),
    ...placeOf(shown),
    ...exchange(shown),
  ],
  built: (view, { shown }) => [
    ...(isSeat(shown.seat) && isStructure(shown.structure)
      ? [drawing(structure(shown.structure, factionOf(view, shown.seat)), 1.1)]
      : []),
    ...placeOf(shown),
    ...exchange(shown),
  ],
  enlisted: action('recruit'),
  'paid-only': (_view, { shown }) => [
    ...[of(BOTTOMS, shown.bottom)].flatMap((kind) => (kind ? [signSprite(kind, 44)] : [])),
    ...exchange(shown),
  ],
  'recruit-bonus': (view, { shown }) => [
    row(
      [
        ...(isSeat(shown.seat) && shown.who ? [arms(view, shown.seat)] : []),
        signSprite('recruit', 40),
        ...exchange(shown),
      ],
      {
        gap: 4,
      },
    ),
  ],
  encounter: (_view, { shown }, locale) => [
    drawing(encounter(), 1.35),
    ...placeOf(shown),
    ...[encounters.get(String(shown.card))?.label[locale]].flatMap((name) => (name ? [said(name)] : [])),
  ],
  'option-taken': (_view, { shown }) => [drawing(encounter(), 1.35), ...placeOf(shown), ...exchange(shown)],
  'resources-taken': only,
  'worker-came': (_view, { shown }) => [amount({ sign: 'worker', n: 1 }), ...placeOf(shown)],
  'factory-visited': () => [drawing(cogSign('#d9b48f', '#33231a'), 1.7), place('D4')],
  'factory-taken': () => [drawing(cogSign('#d9b48f', '#33231a'), 1.7), figures('+1')],
  'factory-used': (_view, { shown }) => [drawing(cogSign('#d9b48f', '#33231a'), 1.7), ...exchange(shown)],
  'cost-paid': only,
  'objective-revealed': () => [signSprite('objective', 44)],
  star: () => [amount({ sign: 'star', n: 1 })],
  'coins-given': (view, { shown }, locale) => [
    said(say('board.deal', locale)),
    ...exchange(shown),
    row([leadsTo(), ...(isSeat(shown.to) ? [arms(view, shown.to)] : []), ...amounts(shown.loss).map(amount)], {
      gap: 6,
    }),
  ],
  'combat-begun': (view, { shown }) => [
    drawing(fightBadge(), 1.15),
    ...(isSeat(shown.defender) ? [arms(view, shown.defender)] : []),
    ...placeOf(shown),
  ],
  'combat-fought': fought,
  'ability-weakened': (view, { shown }, locale) => [
    ...(isSeat(shown.by) ? [arms(view, shown.by)] : []),
    ...abilityName(shown.ability, locale),
    row([leadsTo(), ...(isSeat(shown.seat) ? [arms(view, shown.seat)] : []), ...exchange(shown)], { gap: 8 }),
  ],
  'ability-strengthened': (view, { shown }, locale) => [
    ...(isSeat(shown.seat) ? [arms(view, shown.seat)] : []),
    ...abilityName(shown.ability, locale),
    row([leadsTo(), ...exchange(shown)], { gap: 8 }),
  ],
  'fired-artillery': (view, { shown }, locale) => [
    ...(isSeat(shown.seat) ? [arms(view, shown.seat)] : []),
    ...abilityName('artillery', locale),
    ...exchange(shown),
  ],
  scouted: (view, { shown }) => [
    ...(isSeat(shown.enemy) ? [arms(view, shown.enemy), amount({ sign: 'combatCards', n: -1 })] : []),
    row([leadsTo(), ...(isSeat(shown.seat) ? [arms(view, shown.seat)] : []), ...exchange(shown)], { gap: 6 }),
  ],
  'workers-routed': (_view, { shown }) => routed(shown),
  'drove-off': (view, { shown }) => [
    ...(isSeat(shown.enemy) ? [arms(view, shown.enemy)] : []),
    ...routed(shown),
    ...placeOf(shown),
  ],
  'flag-placed': (view, { shown }) =>
    isSeat(shown.seat)
      ? [drawing(token({ kind: 'flag', seat: shown.seat }, factionOf(view, shown.seat)), 1.35), ...placeOf(shown)]
      : [],
  'trap-placed': trap,
  'trap-rearmed': trap,
  'trap-sprung': (view, told) => [...trap(view, told), ...exchange(told.shown)],
  'automa-gained': only,
  'automa-mustered': (view, { shown }) => [
    ...(isSeat(shown.seat) && (shown.unit === 'worker' || shown.unit === 'mech')
      ? [row([figures('+1'), unit(factionOf(view, shown.seat), shown.unit), ...placeOf(shown)], { gap: 3 })]
      : []),
  ],
  'automa-encounter': (_view, { shown }) => [
    row([figures('−1'), drawing(encounter(), 1.25), ...placeOf(shown)], { gap: 3 }),
  ],
  'automa-factory': () => [row([figures('−1'), drawing(cogSign('#d9b48f', '#33231a'), 1.6)], { gap: 3 })],
  'automa-tracker': (_view, { shown }) => [
    row([signSprite('star', 34), leadsTo(), figures(`${String(shown.box)}/${String(shown.of)}`)], { gap: 3 }),
  ],
};

/** Workers who were driven off, and what that cost. */
const routed = (shown: Shown): Sprite[] => [
  ...(typeof shown.workers === 'number' ? [amount({ sign: 'worker', n: -shown.workers })] : []),
  ...exchange({ loss: shown.loss ?? null }),
];

function trap(view: View, { type, shown }: Told): Sprite[] {
  const { owner, seat, penalty } = shown;
  const whose = isSeat(owner) ? owner : seat;
  if (!isSeat(whose) || typeof penalty !== 'string') return [];
  const found = { kind: 'trap', seat: whose, penalty, armed: type !== 'trap-sprung' } as Parameters<typeof token>[0];
  return [drawing(token(found, factionOf(view, whose)), 1.35), ...placeOf(shown)];
}

/** The glyphs of a deed, what came of it last; none of what has no sign. Of an option behind its encounter only what was paid and gained. */
export function glyphsOf(view: View, all: readonly Told[], locale: Locale): Sprite[] {
  const isMet = all.some(({ type }) => type === 'encounter');
  return [
    ...all.flatMap((told) => {
      const type = told.type.replace(/^came\./, '');
      return (isMet && type === 'option-taken' ? only : DRAWN[type])?.(view, told, locale) ?? [];
    }),
    ...all.flatMap((told) => costs(view, told)),
  ];
}
