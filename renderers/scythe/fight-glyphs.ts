import type { Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import {
  bottomActions,
  factions,
  popularityTrack,
  powerTrack,
  STARS_TO_END,
  workersInAll,
} from '#games/scythe/printed/content';

import type { View } from '#games/scythe/seen/view.types';
import { row } from '../boxes.ts';
import { group, rect, type Sprite, stroke, words } from '../scene.ts';
import { ink } from '../theme.ts';
import { type Draw, exchange, isSeat, placeOf } from './exchange-glyphs.ts';
import { amount, arms, drawing, figures, leadsTo, mat, place, said, sprite, unit } from './glyphs.ts';
import { type Sign, signSprite } from './goods.ts';
import { factionOf, KINDS, type UnitKind } from './holding.ts';
import { laurel } from './laurel.ts';
import { outcomeOf, sidesOf } from './outcomes.ts';
import { fightBadge } from './pieces.ts';
import { say } from './text.ts';
import { amounts, type Shown } from './told.ts';

/** A combat in signs: who attacked whom, what set in before it, both sides with their sums, and what came of it. */

const abilities = new Map(
  [...factions.values()].flatMap(({ mechs }) => mechs.map(({ id, name }) => [id, name] as const)),
);
/** What an ability of a mech is called. */
const abilityName = (id: Json | undefined, locale: Locale): Sprite[] =>
  [abilities.get(String(id))?.[locale]].flatMap((name) => (name ? [said(name)] : []));

/** A combat card that was played, its value on its face: no number of cards. */
export const played = (value: number): Sprite =>
  sprite(34, [
    rect({ x: -15, y: -21, w: 30, h: 42 }, { fill: '#f2d489', stroke: stroke(ink, 2.5), radius: 5 }),
    words(String(value), 0, -0.5, { size: 35, bold: true, colour: ink, align: 'centre' }),
  ]);

/** A side of a combat: whose, its total, and of what it is the sum; who won has a laurel. */
function side(
  view: View,
  seat: SeatId,
  { total, hasWon, given }: { total: number; hasWon: boolean; given: Json | undefined },
): Sprite {
  const { dial, cards } = (given as { args?: { dial?: unknown; cards?: unknown } } | undefined)?.args ?? {};
  const parts = [
    ...(typeof dial === 'number' && total > 0
      ? [row([figures(String(dial)), signSprite('power', 36)], { gap: 2 })]
      : []),
    ...(Array.isArray(cards) ? cards : []).map((value) => played(Number(value))),
  ];
  const emblem = arms(view, seat);
  const drawn = hasWon
    ? { ...emblem, w: 52, nodes: [group([...emblem.nodes], { x: 4 }), group(laurel(50), { x: 26, y: 22 })] }
    : emblem;
  const sum = parts.flatMap((part, n) => [figures(n === 0 ? '=' : '+'), part]);
  return row([drawn, figures(String(total)), ...sum], { gap: 5 });
}

/** Both sides, who attacked first. */
const fought: Draw = (view, { type, shown }) => {
  const outcome = outcomeOf({ type, shown });
  if (!outcome) return [];
  const [first, second] = sidesOf(outcome).map(({ seat, ...one }) =>
    side(view, seat, { ...one, given: one.hasWon ? shown.by : shown.against }),
  ) as [Sprite, Sprite];
  return [
    ...(outcome.attacker === undefined ? placeOf(shown) : []),
    first,
    row([drawing(fightBadge(), 1.15), second], { gap: 8 }),
  ];
};

/** Units that went from the map back to the mat of their faction. */
const withdrew: Draw = (view, { shown: { seat, units, from } }) => {
  if (!isSeat(seat)) return [];
  const faction = factionOf(view, seat);
  const went = KINDS.flatMap((kind) => {
    const n = (Array.isArray(units) ? units : []).filter((one) => one === kind).length;
    return n === 0 ? [] : [...(n > 1 ? [figures(String(n))] : []), unit(faction, kind)];
  });
  return went.length > 0
    ? [row([...went, ...placeOf({ hex: from ?? null }), leadsTo(), mat(faction)], { gap: 5 })]
    : [];
};
type StarKind = View['players'][number]['stars'][number]['kind'];
/** For what a star stands (SC-11.1): the number that is whole, and of what. */
const STAR_FOR = {
  upgrades: [bottomActions.upgrade.max, 'cube'],
  mechs: [bottomActions.deploy.max, 'mech'],
  structures: [bottomActions.build.max, 'structure'],
  recruits: [bottomActions.enlist.max, 'recruit'],
  workers: [workersInAll, 'worker'],
  objective: [1, 'objective'],
  combat: [undefined, drawing(fightBadge(), 1.1)],
  popularity: [popularityTrack.starAt, 'popularity'],
  power: [powerTrack.starAt, 'power'],
} satisfies Record<Exclude<StarKind, 'tracker'>, readonly [n: number | undefined, of: Sign | Sprite]>;

/** The same of any star; the box of a tracker has no sign, and is told in a word. */
const starFor = (kind: StarKind, locale: Locale): readonly [n: number | undefined, of: Sign | Sprite] | [] =>
  kind === 'tracker' ? [undefined, said(say('board.tracker', locale))] : (STAR_FOR[kind] ?? []);

/** "+1 star 1/6". */
const whichStar = (stars: Json | undefined): Sprite =>
  row([amount({ sign: 'star', n: 1 }), ...(typeof stars === 'number' ? [said(`${stars}/${STARS_TO_END}`)] : [])], {
    gap: 8,
  });

/** Which star it is of how many, and for what: "+1 star 1/6 (8 workers)". */
const star: Draw = (view, { shown: { seat, star: kind, stars } }, locale) => {
  const [n, what] = starFor(kind as StarKind, locale);
  if (what === undefined) return [whichStar(stars)];
  const drawn =
    typeof what !== 'string'
      ? what
      : isUnit(what) && isSeat(seat)
        ? unit(factionOf(view, seat), what)
        : signSprite(what, 36);
  const reason = [said('('), ...(n === undefined ? [] : [figures(String(n))]), drawn, said(')')];
  return [whichStar(stars), row(reason, { gap: 3 })];
};
/** Behind the box of the tracker that gave it. */
export const starOfBox: Draw = (_view, { shown: { stars } }) => [row([leadsTo(), whichStar(stars)], { gap: 8 })];
const isUnit = (what: string): what is UnitKind => (KINDS as readonly string[]).includes(what);

/** Workers who were driven off, and what that cost. */
const routed = (view: View, shown: Shown): Sprite[] => [
  ...(typeof shown.workers === 'number'
    ? [amount({ sign: 'worker', n: -shown.workers }, isSeat(shown.enemy) ? factionOf(view, shown.enemy) : undefined)]
    : []),
  ...exchange(view, { loss: shown.loss ?? null }),
];

/** Whose workers went home from where, and what that cost who drove them off. */
const sentHome: Draw = (view, { shown: { enemy, seat, loss, workers, place: at } }) => [
  ...(isSeat(enemy)
    ? [
        row(
          [
            arms(view, enemy),
            ...routed(view, { enemy, workers: workers ?? null }),
            ...placeOf({ place: at ?? null }),
            leadsTo(),
            place(`home-${factionOf(view, enemy)}`),
          ],
          { gap: 5 },
        ),
      ]
    : routed(view, { workers: workers ?? null })),
  ...(isSeat(seat) && amounts(loss).length > 0
    ? [row([arms(view, seat), ...exchange(view, { loss: loss ?? null })], { gap: 5 })]
    : []),
];

/** Deeds of combats, and what comes of them. */
export const OF_FIGHTS: Readonly<Record<string, Draw>> = {
  'combat-begun': (view, { shown }) => [
    drawing(fightBadge(), 1.15),
    ...(isSeat(shown.defender) ? [leadsTo(), arms(view, shown.defender)] : []),
    ...placeOf(shown),
  ],
  'combat-fought': fought,
  'automa-withdrew': withdrew,
  'loser-drew': (view, { shown }) => exchange(view, shown),
  star,
  'ability-weakened': (view, { shown }, locale) => [
    ...abilityName(shown.ability, locale),
    row([leadsTo(), ...(isSeat(shown.seat) ? [arms(view, shown.seat)] : []), ...exchange(view, shown)], { gap: 8 }),
  ],
  'ability-strengthened': (view, { shown }, locale) => [
    ...abilityName(shown.ability, locale),
    row([leadsTo(), ...exchange(view, shown)], { gap: 8 }),
  ],
  'fired-artillery': (view, { shown }, locale) => [...abilityName('artillery', locale), ...exchange(view, shown)],
  scouted: (view, { shown }) => [
    ...(isSeat(shown.enemy) ? [arms(view, shown.enemy), amount({ sign: 'combatCards', n: -1 })] : []),
    row([leadsTo(), ...(isSeat(shown.seat) ? [arms(view, shown.seat)] : []), ...exchange(view, shown)], { gap: 6 }),
  ],
  'workers-routed': sentHome,
  'drove-off': sentHome,
};
