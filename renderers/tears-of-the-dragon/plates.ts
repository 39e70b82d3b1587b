import type { Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import { spells } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { rows } from '../panels.ts';
import type { Sprite } from '../scene.ts';
import { arms } from './arms.ts';
import { danger, dangerPart } from './danger-parts.ts';
import {
  barePart,
  diePart,
  harmPart,
  joined,
  lossPart,
  PART,
  resultPart,
  saidPart,
  signPart,
  spellPart,
  unitPart,
} from './deed-parts.ts';
import type { SignName } from './deed-signs.ts';
import { blastParts } from './effect-parts.ts';
import { cagedPart, facePart, hurtParts, hurtWords, struckPart } from './hurt-parts.ts';
import { shortName } from './names.ts';
import { framed, withWords } from './plate-frame.ts';
import { restoredParts } from './restored-parts.ts';
import { say } from './text.ts';
import { doerOf, isRecord, listOf, namedIn, numberIn, type Told, targetsIn } from './told.ts';

/** What a deed was and what came of it, as a small plate beside its place: signs, dice as they fell, how many were lost, and who they were. */

type Shown = Told['shown'];
/** Parts of a plate; `seat` is whose deed it was. */
type Parts = (shown: Shown, seat: SeatId, locale: Locale, evened?: boolean) => Sprite[];

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
  return (shown, seat) => [...signs.map(signPart), ...die(seat, shown[key], good(shown), shown.target)];
};
const die = (seat: SeatId, roll: Json | undefined, good: boolean, needed?: Json): Sprite[] =>
  typeof roll === 'number' ? [diePart(seat, roll, good, typeof needed === 'number' ? needed : undefined)] : [];
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

/** That both fought; of a castle that fell whose it is now: its card tells the rest. */
const blows: Parts = ({ taken }, seat) =>
  typeof taken === 'number'
    ? [armsPart(taken), signPart('banner')]
    : [armsPart(seat), signPart('swords'), armsPart(seat === 0 ? 1 : 0)];

const spell =
  (good: boolean): Parts =>
  (shown, seat, locale) => [
    spellOf(shown),
    ...die(seat, shown.die, good, shown.target),
    ...aimedAt(shown, locale),
    ...hurt(shown, locale),
  ];
/** Whom a spell fell upon, behind an arrow. */
const aimedAt = (shown: Shown, locale: Locale): Sprite[] => {
  const faces = targetsIn(shown).map(({ face }) => face);
  return faces.length === 0 ? [] : [joined([signPart('go'), ...faces.map((face) => facePart(face, locale))])];
};

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
  // What was found stands before the danger of the place: two things, each with its own sign.
  'ruin-known': (shown, seat, locale) => [
    joined([signPart('book'), saidPart('+1'), resultPart(true, 'plate')]),
    ...danger(shown, seat),
    ...hurt(shown, locale),
  ],
  'ruin-searched': (shown, seat, locale) => [
    signPart('lens'),
    ...(has(shown.wizard) ? foundIn(shown) : []),
    ...danger(shown, seat),
    ...hurt(shown, locale),
  ],
  'knowledge-found': one('book'),
  'ruin-danger': ({ roll }, seat) => [signPart('lens'), dangerPart(seat, roll, true)],
  'ruin-safe': ({ roll }, seat) => [signPart('lens'), dangerPart(seat, roll, false)],
  'ruin-took-unit': () => [harmPart('skull'), lossPart(1)],
  'ruin-hurt-unit': one('skull', 'down'),
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
  exploded: ({ dice }, _, locale) => blastParts(dice, locale),
  'magic-regained': rolled('roll', yes, 'plus'),
  'magic-still-gone': rolled('roll', no, 'rest'),
  'battle-joined': (_, seat) => [armsPart(seat), signPart('swords'), armsPart(seat === 0 ? 1 : 0)],
  blows,
  'losses-borne': (shown, _, locale) => hurt(shown, locale),
  'casualty-rolled': (shown, seat) => [signPart('swords'), ...die(seat, shown.die, false)],
  fled: by('away'),
  'broke-off': by('gate'),
  'withdrew-inside': by('gate'),
  'castle-fell': by('banner'),
  'battle-over': one('swords'),
  'nobody-found': one('lens', 'failed'),
  'penguins-came': (shown, seat) => [spellPart('summon-penguins'), ...die(seat, shown.roll, true)],
  'penguins-turned': (shown, seat) => [spellPart('summon-penguins'), ...die(seat, shown.roll, false)],
  'garrison-rose': one('castle', 'plus'),
  'dragon-slain': () => [harmPart('skull'), signPart('dragon')],
  'dragon-flew-home': one('dragon', 'away'),
  'dragon-turned': one('dragon', 'go'),
  'held-wizards-freed': one('dragon', 'free'),
  'ship-sank': () => [harmPart('crack')],
  drowned: whom('piece', struckPart),
  'cut-down': () => [signPart('away'), harmPart('skull')],
  backfired: one('crack'),
  'tragic-regain': one('crack'),
  'penguins-changed-sides': () => [spellPart('summon-penguins'), signPart('go')],
  'penguins-lost': () => [spellPart('summon-penguins'), harmPart('skull')],
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
  'broke-through': by('free'),
  recruited: (shown, seat, locale) => [...came(shown, seat, locale), saidPart(say('band.box', locale))],
  'cadmin-raised': (shown, seat, locale) => came({ ...shown, face: 'cadmin' }, seat, locale),
  replenished: (shown, seat, _, evened = false) => [signPart('plus'), ...restoredParts(shown.pieces, seat, evened)],
  'came-back': one('plus'),
  'seen-again': one('plus'),
  deployed: by('plus'),
  'counter-placed': by('plus'),
};

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
  'turn-began': (shown, _, locale) => initiative(shown, locale),
  'initiative-rolled': (shown, _, locale) => initiative(shown, locale),
  'command-rolled': (shown, seat, locale) => command(seat, shown, seat, locale),
  'enemy-activated': (shown, seat, locale) => command(seat, shown, numberIn(shown.enemy), locale),
  'one-activation-chosen': (_, seat, locale) => [
    armsPart(seat),
    signPart('go'),
    saidPart(say('band.pieces', locale, { n: 1 })),
  ],
  'prisoner-told': questioned(true),
  'prisoner-kept-silent': questioned(false),
  'ambassador-named': ({ wizard }, _, locale) => {
    const face = namedIn(wizard) ?? '';
    return [facePart(face, locale), saidPart(shortName(face, locale)), signPart('speech')];
  },
  'exchange-proposed': by('speech'),
  'exchange-refused': one('bars', 'failed'),
  'exchange-made': one('bars', 'free'),
  'exchange-lapsed': one('bars', 'rest'),
};

function initiative(shown: Shown, locale: Locale): Sprite[] {
  const winner = typeof shown.seat === 'number' ? shown.seat : undefined;
  return [
    ...[0, 1].map((seat) => {
      const bonus = numberIn(shown[`bonus${seat}`]);
      const die = barePart(seat, numberIn(shown[`die${seat}`]));
      return joined([armsPart(seat), die, ...(bonus > 0 ? [saidPart(`+${bonus}`)] : [])]);
    }),
    ...(winner === undefined ? [] : [joined([signPart('go'), armsPart(winner), saidPart(say('first', locale))])]),
  ];
}

/** Who rolled what on the Command Table, and whose pieces may act by it. */
function command(roller: SeatId, shown: Shown, acts: SeatId, locale: Locale): Sprite[] {
  const n = numberIn(shown.n);
  const isFoes = roller !== acts;
  const text = say(isFoes ? 'band.first' : 'band.pieces', locale, { n, side: say(`side-short.${acts}`, locale) });
  const rolled = joined([armsPart(roller), barePart(roller, numberIn(shown.roll))]);
  // That nobody may act is no success.
  if (n === 0) return [rolled, joined([signPart('rest'), saidPart(text), resultPart(false, 'plate')])];
  return [rolled, joined([signPart('go'), ...(isFoes ? [armsPart(acts)] : []), saidPart(text)])];
}

/** Whether deeds of a type belong to no place of the map. */
export const isTray = (type: string): boolean => Object.hasOwn(TRAYS, type);

/** The parts of what belongs to no place; undefined for all that has one. */
export function trayOf(told: Told, view: View, locale: Locale): Sprite[] | undefined {
  if (!isTray(told.type)) return undefined;
  return TRAYS[told.type]!(told.shown, doerOf(told, view) ?? view.active ?? 0, locale);
}

/** Deeds whose signs at their place tell all: who marched, stood or struck there is seen. */
const SEEN: ReadonlySet<string> = new Set([
  'nothing-done',
  'went-inside',
  'stood-outside',
  'battle-joined',
  'broke-off',
  'withdrew-inside',
  'fled',
  'sent-back',
  'deployed',
  'counter-placed',
]);

/** What a deed was and what came of it, dice and words and all; undefined for one that the map tells whole. */
export function toldParts(told: Told, view: View, locale: Locale): Sprite[] | undefined {
  const parts = SEEN.has(told.type) ? [] : partsOf(told, view, locale);
  if (parts.length === 0) return undefined;
  return [withWords(rows(parts, 4000, 'left', 6), hurtWords(told.shown.came, locale), locale)];
}

const partsOf = (told: Told, view: View, locale: Locale): Sprite[] =>
  Object.hasOwn(PLATES, told.type)
    ? PLATES[told.type]!(told.shown, doerOf(told, view) ?? view.active ?? 0, locale, view.evened)
    : [];

/** The signs of a deed at its place, without its dice; undefined for one of which nothing is to be shown. */
export function plateOf(told: Told, view: View, { locale, isEarlier = false }: Round): Sprite | undefined {
  const parts = partsOf(told, view, locale);
  const isRolled = told.type === 'exploded' || ['roll', 'die', 'came'].some((key) => has(told.shown[key]));
  const signs = parts.slice(0, isRolled ? 1 : 3);
  if (signs.length === 0) return undefined;
  const who = told.type === 'came-back' ? namedIn(told.shown.piece) : undefined;
  return framed(
    [
      ...(who === undefined ? [] : [facePart(who, locale)]),
      ...signs,
      ...(has(told.shown.danger) ? [harmPart('skull')] : []),
    ],
    !isEarlier,
  );
}

interface Round {
  locale: Locale;
  /** Something else is newer, or weighs more. */
  isEarlier?: boolean;
}
