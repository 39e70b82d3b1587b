import type { Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import { spells } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { textWidth } from '../measure.ts';
import { rows } from '../panels.ts';
import type { Sprite } from '../scene.ts';
import { arms } from './arms.ts';
import { bareDie, barePart, diePart, lossPart, PART, signPart, spellPart, unitPart, wordPart } from './deed-parts.ts';
import type { SignName } from './deed-signs.ts';
import { cagedPart, facePart, GARRISON, hurtParts, hurtWords, seatOf } from './hurt-parts.ts';
import { framed } from './plate-frame.ts';
import { say } from './text.ts';
import { doerOf, isRecord, listOf, namedIn, numberIn, type Told } from './told.ts';
import { tagOf } from './who-went.ts';

/** What a deed was and what came of it, as a small plate beside its place: signs, dice as they fell, how many were lost, and who they were. */

type Shown = Told['shown'];
/** Parts of a plate; `seat` is whose deed it was. */
type Parts = (shown: Shown, seat: SeatId, locale: Locale) => Sprite[];

const has = (value: Json | undefined): boolean => value !== undefined && value !== null && value !== false;
const lost = (n: Json | undefined): Sprite[] => (numberIn(n) > 0 ? [lossPart(numberIn(n))] : []);
/** Whom it has harmed, else how many fell. */
const hurt = (shown: { [key: string]: Json | undefined }, locale: Locale): Sprite[] => {
  const parts = hurtParts(shown.came, locale, typeof shown.foe === 'number' ? shown.foe : undefined);
  return parts.length > 0 ? parts : lost(shown.fell);
};
const armsPart = (seat: SeatId): Sprite => arms(seat, PART);
const one =
  (...signs: SignName[]): Parts =>
  () =>
    signs.map(signPart);
const rolled = (key: string, good: (shown: Shown) => boolean, ...signs: SignName[]): Parts => {
  return (shown, seat) => [...signs.map(signPart), ...die(seat, shown[key], good(shown))];
};
const die = (seat: SeatId, roll: Json | undefined, good: boolean): Sprite[] =>
  typeof roll === 'number' ? [diePart(seat, roll, good)] : [];
const yes = () => true;
const no = () => false;
const spellOf = (shown: Shown): Sprite => spellPart(namedIn(shown.spell) ?? '');
const by =
  (sign: SignName): Parts =>
  (_, seat) => [armsPart(seat), signPart(sign)];
const came: Parts = (shown, seat) => {
  const face = namedIn(shown.face);
  return [signPart('plus'), ...(face === undefined ? [] : [unitPart(face, seat)])];
};

/** Who struck, how often he hit, and how many fell on either side; whose castle it is now. Who they were is told below. */
const blows: Parts = (shown, _, locale) => {
  const all = listOf(shown.blows).filter(isRecord);
  const fell = all.filter((blow) => numberIn(blow.fell) > 0);
  const [first] = all;
  if (!first) return [signPart('swords')];
  const taken = typeof shown.taken === 'number' ? [signPart('banner')] : [];
  const hit = all.filter((blow) => numberIn(blow.hits) > 0);
  const pair = fell.length > 0 ? fell : hit.length > 0 ? hit : [first];
  if (pair.length === 1)
    return [
      armsPart(numberIn(pair[0]!.seat)),
      signPart('swords'),
      ...countPart(shown, pair[0]!, locale),
      ...lost(pair[0]!.fell),
      ...taken,
    ];
  return [
    signPart('swords'),
    ...pair.flatMap((blow) => [armsPart(numberIn(blow.foe)), ...orHits(lost(blow.fell), blow)]),
    ...taken,
  ];
};
const orHits = (parts: Sprite[], { hits }: Record<string, Json>): Sprite[] =>
  parts.length > 0 ? parts : [wordPart(`${numberIn(hits)}`, 26)];

/** How many dice of the side that struck have hit, of how many. */
function countPart({ dice, taken }: Shown, { seat, hits }: Record<string, Json>, locale: Locale): Sprite[] {
  const all = listOf(dice).filter((one) => diceSeat(one, taken) === seat).length;
  const text = say('plate.dice', locale, { hits: numberIn(hits), dice: all });
  return all > 0 ? [bareDie(numberIn(seat)), wordPart(text, Math.ceil(textWidth(text, 29, true)) + 4)] : [];
}

/** Whose die it was: of a garrison his from whom the castle was taken; undefined where that is not told. */
function diceSeat(die: Json, taken: Json | undefined): SeatId | undefined {
  const piece = isRecord(die) && isRecord(die.args) ? die.args.piece : undefined;
  const face = namedIn(isRecord(piece) && isRecord(piece.args) ? piece.args.piece : piece);
  if (face === GARRISON) return typeof taken === 'number' ? (taken === 0 ? 1 : 0) : undefined;
  return face === undefined ? undefined : seatOf(face);
}

const spell =
  (good: boolean): Parts =>
  (shown, seat, locale) => [spellOf(shown), ...die(seat, shown.die, good), ...hurt(shown, locale)];

/** Somebody whom a deed names, with a sign. */
const whom =
  (key: string, draw: (face: string, locale: Locale) => Sprite, ...signs: SignName[]): Parts =>
  (shown, _, locale) => {
    const face = namedIn(shown[key]);
    return [...(face === undefined ? [] : [draw(face, locale)]), ...signs.map(signPart)];
  };

const PLATES: Readonly<Record<string, Parts>> = {
  'nothing-done': one('rest'),
  'went-inside': one('gate'),
  'stood-outside': one('free'),
  'castle-occupied': by('banner'),
  'passed-unseen': one('done'),
  'ruin-known': (shown, seat, locale) => [signPart('book'), ...danger(shown, seat), ...hurt(shown, locale)],
  'ruin-searched': (shown, seat, locale) => [
    ...(has(shown.wizard) ? [] : [signPart('lens')]),
    ...danger(shown, seat),
    ...hurt(shown, locale),
    ...(has(shown.wizard) ? foundIn(shown) : []),
  ],
  'knowledge-found': one('book'),
  'ruin-danger': rolled('roll', no, 'lens'),
  'ruin-safe': rolled('roll', yes, 'lens'),
  'ruin-took-unit': () => [signPart('lens'), lossPart(1)],
  'ruin-hurt-unit': one('lens', 'failed'),
  'no-spell-found': rolled('roll', no, 'lens'),
  'spell-found': (shown, seat) => [signPart('lens'), ...die(seat, shown.roll, true), spellOf(shown)],
  'spell-learnt': (shown) => [signPart('plus'), spellOf(shown)],
  'spell-stolen': (shown) => [signPart('speech'), spellOf(shown)],
  'trapped-freed': whom('piece', facePart, 'free'),
  'trapped-captured': (shown, seat, locale) => [...whom('piece', cagedPart)(shown, seat, locale), armsPart(seat)],
  'spell-cast': spell(true),
  'spell-failed': spell(false),
  'spell-worked': (shown) => [spellOf(shown)],
  'spell-turned': (shown) => [spellOf(shown), signPart('failed')],
  'tragic-failure': spell(false),
  'magic-regained': rolled('roll', yes, 'plus'),
  'magic-still-gone': rolled('roll', no, 'rest'),
  'battle-joined': (_, seat) => [armsPart(seat), signPart('swords'), armsPart(seat === 0 ? 1 : 0)],
  blows,
  'losses-borne': (shown, _, locale) => [signPart('swords'), ...hurt(shown, locale)],
  'casualty-rolled': (shown, seat) => [signPart('swords'), ...die(seat, shown.die, false)],
  fled: by('away'),
  retreated: by('away'),
  'broke-off': by('gate'),
  'withdrew-inside': by('gate'),
  'castle-fell': by('banner'),
  'battle-over': one('swords'),
  'nobody-found': one('lens', 'failed'),
  'penguins-came': (shown, seat) => [spellPart('summon-penguins'), ...die(seat, shown.roll, true)],
  'penguins-turned': (shown, seat) => [spellPart('summon-penguins'), ...die(seat, shown.roll, false)],
  'terramax-came': one('dragon'),
  'terramax-refused': rolled('roll', no, 'dragon'),
  'terramax-joins': rolled('roll', yes, 'dragon'),
  'terramax-wizard-eaten': rolled('roll', no, 'dragon'),
  'terramax-wizard-wounded': rolled('roll', no, 'dragon'),
  'dragon-held': rolled('die', yes, 'dragon'),
  'dragon-not-held': rolled('die', no, 'dragon'),
  'dragon-raged': one('dragon'),
  'dragon-broke-loose': one('dragon'),
  'tower-won': rolled('roll', yes, 'gate'),
  'tower-lost': rolled('roll', no, 'gate'),
  'sent-back': by('away'),
  recruited: came,
  'cadmin-raised': (shown, seat, locale) => came({ ...shown, face: 'cadmin' }, seat, locale),
  replenished: one('plus'),
  'came-back': one('plus'),
  'seen-again': one('plus'),
  deployed: by('plus'),
  'counter-placed': by('plus'),
};

const danger = (shown: Shown, seat: SeatId): Sprite[] =>
  listOf(shown.came)
    .filter(isRecord)
    .slice(0, 1)
    .flatMap(({ args }) => die(seat, isRecord(args) ? args.roll : undefined, shown.danger !== true));

/** The spell that a search has brought, or that it brought none. */
function foundIn({ finds }: Shown): Sprite[] {
  const [first] = listOf(finds).filter(isRecord);
  if (!first || !isRecord(first.args)) return [];
  const { spell: id, roll } = first.args;
  return typeof id === 'string' ? [spellPart(id)] : typeof roll === 'number' ? [signPart('failed')] : [];
}

/** Who asked whom about what, and whether he told it. */
function questioned(told: boolean): Parts {
  return (shown, seat, locale) => {
    const about = isRecord(shown.topic) && isRecord(shown.topic.args) ? namedIn(shown.topic.args.about) : undefined;
    return [
      armsPart(seat),
      signPart('speech'),
      ...whom('prisoner', cagedPart)(shown, seat, locale),
      ...(about === undefined ? [] : [spells.has(about as never) ? spellPart(about) : signPart('book')]),
      ...die(seat, shown.roll, told),
    ];
  };
}

/** Rolls that belong to no place: of a turn, of the Command Table, of a prisoner who is asked. */
const TRAYS: Readonly<Record<string, Parts>> = {
  'turn-began': (shown) => initiative(shown),
  'initiative-rolled': (shown) => initiative(shown),
  'command-rolled': (shown, seat) => command(seat, shown, seat),
  'enemy-activated': (shown, seat) => command(seat, shown, numberIn(shown.enemy)),
  'one-activation-chosen': (_, seat) => [armsPart(seat), signPart('go'), wordPart('×1', 40)],
  'prisoner-told': questioned(true),
  'prisoner-kept-silent': questioned(false),
  'exchange-proposed': by('speech'),
  'exchange-refused': one('bars', 'failed'),
  'exchange-made': one('bars', 'free'),
};

function initiative(shown: Shown): Sprite[] {
  return [0, 1].flatMap((seat) => {
    const bonus = numberIn(shown[`bonus${seat}`]);
    const won = shown.seat === seat ? [signPart('done')] : [];
    return [
      armsPart(seat),
      barePart(seat, numberIn(shown[`die${seat}`])),
      ...(bonus > 0 ? [wordPart(`+${bonus}`, 42)] : []),
      ...won,
    ];
  });
}

const command = (roller: SeatId, shown: Shown, acts: SeatId): Sprite[] => [
  barePart(roller, numberIn(shown.roll)),
  armsPart(acts),
  signPart('go'),
  wordPart(`×${numberIn(shown.n)}`, 40),
];

/** A plate and whether it stands at a place of the map, apart from all, or beside the way that was gone. */
export interface Plate {
  sprite: Sprite;
  where: 'place' | 'apart' | 'way';
}

/** Deeds that end a fight: what its last blows did is told with them. */
const PARTINGS: ReadonlySet<string> = new Set([
  'retreated',
  'broke-off',
  'withdrew-inside',
  'castle-fell',
  'battle-over',
]);

/** Everything that the words of a deed tell of harm, whichever side it befell. */
const harmIn = ({ shown }: Told): { came: Json | undefined; foe?: SeatId }[] => [
  ...listOf(shown.blows)
    .filter(isRecord)
    .map(({ came, foe }) => ({ came, foe: numberIn(foe) })),
  { came: shown.came },
  { came: shown.back },
];

/** The same harm is told by a blow and by whoever bore it: it is shown once. */
const onceEach = <T>(all: readonly T[]): T[] => [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];

interface Round {
  locale: Locale;
  /** Deeds of the stretch before it. */
  before: readonly Told[];
}

/** The plate of a deed; undefined for one that its way tells, or of which nothing is to be shown. */
export function plateOf(told: Told, view: View, { locale, before }: Round): Plate | undefined {
  const tag = tagOf(told, locale);
  if (tag) return { sprite: tag, where: 'way' };
  const seat = doerOf(told, view) ?? view.active ?? 0;
  const isApart = Object.hasOwn(TRAYS, told.type);
  const parts = isApart ? TRAYS[told.type] : Object.hasOwn(PLATES, told.type) ? PLATES[told.type] : undefined;
  const fights = PARTINGS.has(told.type)
    ? before.filter(({ type }) => type === 'blows' || type === 'losses-borne')
    : [];
  const harmed = onceEach(fights.flatMap(harmIn));
  const words = [...new Set([...harmIn(told), ...harmed].flatMap(({ came }) => hurtWords(came, locale)))];
  const drawn = [
    ...(parts?.(told.shown, seat, locale) ?? []),
    // Who they were is told in words where there are any.
    ...(words.length > 0 ? [] : harmed.flatMap(({ came, foe }) => hurtParts(came, locale, foe)).slice(0, MOST)),
  ];
  if (drawn.length === 0) return undefined;
  return { sprite: framed(rows(drawn, 4000, 'left', 5), words, locale), where: isApart ? 'apart' : 'place' };
}

/** More signs of harm would hide the map. */
const MOST = 3;
