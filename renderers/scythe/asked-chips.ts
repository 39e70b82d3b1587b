import { isMessage, type Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import { type BottomAction, bottomActions, sectionOf } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { row } from '../boxes.ts';
import { cornersOf } from '../hexes.ts';
import { textWidth } from '../measure.ts';
import type { Now } from '../pictures.ts';
import { group, type Node, rect, type Sprite, stroke, words } from '../scene.ts';
import { faint, ink, now, paperLight } from '../theme.ts';
import { choosable } from './asked-places.ts';
import { notHad } from './bottom-glyphs.ts';
import { arms, drawing, place } from './glyphs.ts';
import { type Sign, signSprite } from './goods.ts';
import { factionOf } from './holding.ts';
import { bottomCost, doneOf, isDealt, playerOf } from './mat-values.ts';
import { seatName } from './names.ts';
import { shutLine } from './open-sections.ts';
import { token } from './pieces.ts';
import { cogSign } from './signs.ts';
import { say } from './text.ts';
import { amounts } from './told.ts';

/** What a question leaves to choose that has no place on the map, as plates behind it: an action, an objective, the end of the turn. */

type Asked = Now['asked'][number];
/** What may be chosen: signs before its words, behind them what it costs; `isShut` is struck through. */
interface Chip {
  id: string;
  words: string;
  signs?: readonly Sprite[];
  paid?: readonly Sprite[];
  isShut?: boolean;
}
type Chips = (view: View, about: Readonly<Record<string, Json>>, asked: Asked, locale: Locale) => Chip[];

const H = 70;
const GAP = 9;
const SIZE = 28;
const AIR = 12;
/** Signs on a plate are so high. */
const SIGN = 34;

const named = (id: string, locale: Locale, signs: readonly Sprite[] = []): Chip => ({
  id,
  words: say(`board.chip.${id}`, locale),
  signs,
});
const small = (one: Sprite): Sprite => ({
  w: (one.w * SIGN) / one.h,
  h: SIGN,
  nodes: [group([...one.nodes], { scale: SIGN / one.h })],
});
const cog = (): Sprite => small(drawing(cogSign('#d9b48f', '#33231a'), 1.7));
const objective = (locale: Locale): Chip => named('objective', locale, [signSprite('objective', SIGN)]);

const keyed = (one: Json | undefined): string | undefined => (isMessage(one) ? one.key : undefined);
const isBottom = (id: string | undefined): id is BottomAction => id !== undefined && id in bottomActions;

/** Bottom actions with a place. Without one that is open, and where all of a kind are had, there are only their coins to be had. */
const PLACED: readonly string[] = ['deploy', 'build'] satisfies BottomAction[];

/** The bottom action that may be taken with what it costs; the corners of lime before it are those on the map. */
function bottomChip(
  view: View,
  { id, seat, places }: { id: BottomAction; seat: SeatId; places: readonly string[] },
  locale: Locale,
): Chip {
  const player = playerOf(view, seat);
  const chip = { id: 'bottom', words: bottomActions[id].name[locale], signs: places.length > 0 ? [hexSign()] : [] };
  if (!player || !isDealt(player)) return chip;
  const { now: n, resource } = bottomCost(player, id);
  const isBare = doneOf(player, id) >= bottomActions[id].max || (PLACED.includes(id) && places.length === 0);
  const coins = [notHad(id, SIGN), figure(`→ +${sectionOf(player.mat, id).bottomCoins}`), signSprite('coins', SIGN)];
  return { ...chip, paid: [figure(String(n)), signSprite(resource, SIGN), ...(isBare ? coins : [])] };
}
/** What can be chosen on the map, as it is marked there. */
const hexSign = (): Sprite => ({
  w: SIGN,
  h: SIGN,
  nodes: [group([choosable(cornersOf([0, 0], 66), 'sign')], { x: SIGN / 2, y: SIGN / 2, scale: 0.26 })],
});

/** The bottom action that could not be paid, with what it costs. */
function unpaid({ unpaid: told }: Readonly<Record<string, Json>>, locale: Locale): Chip[] {
  const { cost, bottom } = (isMessage(told) ? (told.args ?? {}) : {}) as Record<string, Json>;
  if (typeof bottom !== 'string' || !isBottom(bottom)) return [];
  const signs = amounts(cost).flatMap(({ sign, n }) => [figure(String(n)), signSprite(sign, SIGN)]);
  return [{ id: 'unpaid', words: bottomActions[bottom].name[locale], paid: signs, isShut: true }];
}
const figure = (text: string): Sprite => ({
  w: Math.ceil(textWidth(text, SIZE, true)),
  h: SIGN,
  nodes: [words(text, 0, SIGN / 2 - 0.5, { size: SIZE, bold: true, colour: ink })],
});
const counted = (id: string, sign: Sign, n: number, locale: Locale): Chip => ({
  id,
  words: say('board.chip.pay', locale),
  signs: [figure(`−${n}`), signSprite(sign, SIGN)],
});

/** What is taken, each kind of it: "gain.worker or gain.mech" as it is told. */
const gainsIn = (what: Json | undefined): string[] => {
  if (!isMessage(what)) return [];
  if (what.key.startsWith('gain.')) return [what.key.slice('gain.'.length)];
  const { first, second } = (what.args ?? {}) as Record<string, Json>;
  return [...gainsIn(first), ...gainsIn(second)];
};
const GAIN_SIGNS: Readonly<Record<string, Sign>> = {
  anyResources: 'anyResources',
  workers: 'worker',
  produceTerritories: 'hex',
  upgrade: 'cube',
  deployMech: 'mech',
  build: 'structure',
  enlist: 'recruit',
  lookAtOpponentCombatCards: 'combatCards',
  relocateUnits: 'steps',
};

/** Who has less power by it, and how much: a shot costs the one who fires and the enemy. */
const loses = (view: View, seat: SeatId, n: Json | undefined): Sprite[] => [
  small(arms(view, seat)),
  figure(`−${String(n)}`),
  signSprite('power', SIGN),
];
function enemyLoses(view: View, seat: SeatId, n: Json | undefined): Sprite[] {
  const enemy = [view.combat?.attacker, view.combat?.defender].find((side) => side !== undefined && side !== seat);
  return enemy === undefined ? [figure(`−${String(n)}`), signSprite('power', SIGN)] : loses(view, enemy, n);
}

/** For each question what is chosen beside places. */
const CHIPS: Readonly<Record<string, Chips>> = {
  close: (_view, about, _seat, locale) => [...unpaid(about, locale), objective(locale), named('end', locale)],
  bottom: (view, { bottom, named: held }, { seat, places = [] }, locale) => {
    const id = keyed(bottom)?.split('.')[1];
    return [
      isBottom(id)
        ? bottomChip(view, { id, seat, places }, locale)
        : { id: 'bottom', words: say('board.section.move', locale), signs: [cog()] },
      ...(held ? [named('objective-first', locale, [signSprite('objective', SIGN)])] : []),
      named('skip', locale),
    ];
  },
  moves: (_view, _about, _seat, locale) => [named('stop', locale)],
  'give-cards': (_view, { n }, _seat, locale) => [counted('cards', 'combatCards', Number(n), locale)],
  'pay-tokens': (_view, { n }, _seat, locale) => [counted('tokens', 'anyResources', Number(n), locale)],
  gain: (_view, { what, n }, _seat, locale) => [
    ...gainsIn(what).map(
      (id): Chip => ({
        id,
        words: say(`board.chip.gain.${id}`, locale),
        signs: [figure(`+${String(n)}`), ...(GAIN_SIGNS[id] ? [signSprite(GAIN_SIGNS[id], SIGN)] : [])],
      }),
    ),
    named('nothing', locale),
  ],
  flag: (view, _about, { seat }, locale) => [
    named('flag', locale, [small(drawing(token({ kind: 'flag', seat }, factionOf(view, seat)), 1.35))]),
    named('no-token', locale),
  ],
  trap: (_view, { place: free, sprung }, _seat, locale) => [
    ...(free ? [named('trap', locale)] : []),
    ...(Array.isArray(sprung) && sprung.length > 0 ? [named('rearm', locale)] : []),
    named('no-token', locale),
  ],
  factory: ({ decks }, _about, _seat, locale) => [
    { id: 'factory', words: say('board.chip.factory', locale, { n: decks.offer }), signs: [cog()] },
  ],
  'encounter-again': (_view, _about, _seat, locale) => [named('nothing', locale)],
  artillery: (view, { cost, power }, { seat }, locale) => [
    { ...named('fire', locale), signs: [...loses(view, seat, cost), figure('→'), ...enemyLoses(view, seat, power)] },
    named('hold', locale),
  ],
  combat: (_view, _about, _seat, locale) => [
    named('dial', locale, [signSprite('power', SIGN)]),
    named('cards', locale, [signSprite('combatCards', SIGN)]),
  ],
  retreat: (view, _about, { seat }, locale) => [named('home', locale, [small(place(`home-${factionOf(view, seat)}`))])],
};

/** The questions whose answers have no place, or not all of them. */
export const WITH_CHIPS: readonly string[] = Object.keys(CHIPS);

/** Questions that are told in fewer words, because their plates say the rest. */
const SHORT: ReadonlySet<string> = new Set(['close', 'bottom']);

/** A plate of one. */
function plate({ id, words: says, signs = [], paid = [], isShut = false }: Chip): Sprite {
  const text = Math.ceil(textWidth(says, SIZE, true));
  const [drawn, behind] = [row(signs, { gap: 3 }), row(paid, { gap: 3 })];
  const at = AIR + drawn.w + (signs.length > 0 && says ? 7 : 0);
  const right = at + text + (paid.length > 0 ? 7 : 0);
  const w = right + behind.w + AIR;
  const nodes: Node[] = [
    rect(
      { x: 0, y: 0, w, h: H },
      { fill: isShut ? '#cfc6b4' : paperLight, stroke: stroke(isShut ? faint : now, 2.5), radius: 9 },
    ),
    group([...drawn.nodes], { x: AIR, y: (H - drawn.h) / 2 }),
    group([...behind.nodes], { x: right, y: (H - behind.h) / 2 }),
    words(says, at, H / 2, { size: SIZE, bold: true, colour: ink }),
    ...(isShut ? [shutLine([w, H])] : []),
  ];
  return { w, h: H, nodes: [group(nodes, { tag: `chip:${id}` })] };
}

/** The question in fewer words where its plates say the rest, and the plates; undefined where all that can be chosen are places. */
export function withChips(view: View, one: Asked, locale: Locale): { words: string; signs: Sprite } | undefined {
  const { seat, key = '', about, words: asked } = one;
  const chips = CHIPS[key]?.(view, Object(about) as Record<string, Json>, one, locale);
  if (!chips) return undefined;
  return {
    words: SHORT.has(key) ? say(`board.ask.${key}`, locale, { name: seatName(view, seat, locale) }) : asked,
    signs: row(chips.map(plate), { gap: GAP }),
  };
}
