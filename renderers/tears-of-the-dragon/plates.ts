import type { Locale } from '#core/text';
import { enemyOf } from '#games/tears-of-the-dragon/printed/enemy';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { rows } from '../panels.ts';
import type { Sprite } from '../scene.ts';
import { againParts } from './again-parts.ts';
import { danger, dangerPart } from './danger-parts.ts';
import { harmPart, joined, lossPart, resultPart, saidPart, signPart, spellPart, unitPart } from './deed-parts.ts';
import { blastParts } from './effect-parts.ts';
import { cagedPart, facePart, hurtWords, struckPart } from './hurt-parts.ts';
import { shortName } from './names.ts';
import { framed, numberPart, withWords } from './plate-frame.ts';
import {
  armsPart,
  by,
  die,
  has,
  hurt,
  no,
  one,
  type Parts,
  rolled,
  type Shown,
  spellOf,
  whom,
  yes,
} from './plate-parts.ts';
import { restoredParts } from './restored-parts.ts';
import { doesPart, learntPart, meantPart } from './spell-told.ts';
import { say } from './text.ts';
import { doerOf, isRecord, listOf, namedIn, numberIn, type Told, toldRuin } from './told.ts';

/** What a deed was and what came of it, as a small plate beside its place: signs, dice as they fell, how many were lost, and who they were. */

const came: Parts = (shown, seat) => {
  const face = namedIn(shown.face);
  return [signPart('plus'), ...(face === undefined ? [] : [unitPart(face, seat)])];
};

/** That both fought; of a castle that fell whose it is now: its card tells the rest. */
const blows: Parts = ({ taken }, seat) =>
  typeof taken === 'number'
    ? [armsPart(taken), signPart('banner')]
    : [armsPart(seat), signPart('swords'), armsPart(enemyOf(seat))];

const spell =
  (good: boolean): Parts =>
  (shown, seat, locale) => [
    spellOf(shown),
    ...meantPart(shown, locale),
    ...die(seat, shown.die, good, shown.target),
    ...(good ? doesPart(shown, locale) : []),
    ...hurt(shown, locale),
  ];

const PLATES: Readonly<Record<string, Parts>> = {
  'nothing-done': one('rest'),
  'went-inside': one('gate'),
  'stood-outside': one('free'),
  'castle-occupied': by('banner'),
  'passed-unseen': one('done'),
  // What was found stands before the danger of the place: two things, each with its own sign.
  'ruin-known': (shown, seat, locale) => [
    joined([signPart('book'), saidPart('+1'), resultPart(true, 'plate')]),
    ...danger(shown, seat, locale),
    ...hurt(shown, locale),
  ],
  'ruin-searched': (shown, seat, locale) => [
    signPart('lens'),
    ...danger(shown, seat, locale),
    ...hurt(shown, locale),
    ...(has(shown.wizard) ? foundIn(shown, locale) : []),
  ],
  'knowledge-found': one('book'),
  'prisoner-told': (shown) =>
    toldRuin({ type: 'prisoner-told', shown }) ? [joined([signPart('book'), saidPart('+1')])] : [],
  'ruin-danger': ({ roll }, seat, locale) => [signPart('lens'), dangerPart(seat, { roll, struck: true }, locale)],
  'ruin-safe': ({ roll }, seat, locale) => [signPart('lens'), dangerPart(seat, { roll, struck: false }, locale)],
  'ruin-took-unit': () => [harmPart('skull'), lossPart(1)],
  'ruin-hurt-unit': one('skull', 'down'),
  'no-spell-found': rolled('roll', no, 'lens'),
  'spell-found': (shown, seat, locale) => [
    signPart('lens'),
    ...die(seat, shown.roll, true),
    learntPart(namedIn(shown.spell) ?? '', locale),
  ],
  'spell-learnt': ({ spell: id }, _, locale) => [learntPart(namedIn(id) ?? '', locale)],
  'spell-stolen': ({ spell: id }, _, locale) => [signPart('speech'), learntPart(namedIn(id) ?? '', locale)],
  'trapped-freed': whom('piece', facePart, 'free'),
  'trapped-captured': (shown, seat, locale) => [...whom('piece', cagedPart)(shown, seat, locale), armsPart(seat)],
  'spell-cast': spell(true),
  'spell-failed': spell(false),
  'spell-worked': (shown, _, locale) => [spellOf(shown), ...meantPart(shown, locale), ...doesPart(shown, locale)],
  'spell-turned': (shown) => [spellOf(shown), signPart('failed')],
  'tragic-failure': spell(false),
  exploded: ({ dice }, _, locale) => blastParts(dice, locale),
  'magic-regained': rolled('roll', yes, 'plus'),
  'magic-still-gone': rolled('roll', no, 'rest'),
  'battle-joined': (_, seat) => [armsPart(seat), signPart('swords'), armsPart(enemyOf(seat))],
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
  'garrison-rose': (_, seat) => [armsPart(seat), signPart('castle')],
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
  recruited: (shown, seat, locale) => {
    const face = namedIn(shown.leader);
    const box =
      face === undefined ? say('band.box', locale) : say('band.box-of', locale, { name: shortName(face, locale) });
    return [saidPart(say('band.recruited', locale)), ...came(shown, seat, locale), saidPart(box)];
  },
  'cadmin-raised': (shown, seat, locale) => came({ ...shown, face: 'cadmin' }, seat, locale),
  replenished: (shown, seat, _, evened = false) => [signPart('plus'), ...restoredParts(shown.pieces, seat, evened)],
  'came-back': one('plus'),
  'seen-again': one('plus'),
  deployed: by('plus'),
  'counter-placed': by('plus'),
};

/** The spell that a search has brought, or that it brought none. */
function foundIn({ finds }: Shown, locale: Locale): Sprite[] {
  const [first] = listOf(finds).filter(isRecord);
  if (!first || !isRecord(first.args)) return [];
  const { spell: id, roll } = first.args;
  if (typeof id === 'string') return [learntPart(id, locale, true)];
  return typeof roll === 'number' ? [saidPart(say('band.no-spell', locale))] : [];
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

/** Deeds whose signs nobody would guess: their rows say in a word what they are. */
const WORDED: ReadonlySet<string> = new Set([
  'backfired',
  'castle-occupied',
  'cut-down',
  'dragon-broke-loose',
  'dragon-flew-home',
  'dragon-raged',
  'dragon-slain',
  'dragon-turned',
  'garrison-rose',
  'held-wizards-freed',
  'nobody-found',
  'passed-unseen',
  'penguins-changed-sides',
  'penguins-lost',
  'ship-sank',
  'terramax-came',
  'tragic-regain',
  'trapped-captured',
  'trapped-freed',
]);

/** Dice that were rolled again: on their page a battle that is on tells them, and its card one that is over. */
const AGAIN: ReadonlySet<string> = new Set(['die-rerolled', 'die-spoilt']);

/** What a deed was and what came of it, dice and words and all; undefined for one that the map tells whole. */
export function toldParts(told: Told, view: View, locale: Locale): Sprite[] | undefined {
  if (AGAIN.has(told.type)) return againParts(told, view.battle, locale);
  const parts = SEEN.has(told.type) ? [] : partsOf(told, view, locale);
  if (parts.length === 0) return undefined;
  if (WORDED.has(told.type))
    parts.push(saidPart(say(`chip.${told.type}`, locale, { n: numberIn(told.shown.strength) })));
  return [withWords(rows(parts, 4000, 'left', 6), hurtWords(told.shown.came, locale), locale)];
}

const partsOf = (told: Told, view: View, locale: Locale): Sprite[] =>
  Object.hasOwn(PLATES, told.type)
    ? PLATES[told.type]!(told.shown, doerOf(told, view) ?? view.active ?? 0, locale, view.evened)
    : [];

/** The signs of a deed at its place, without its dice; undefined for one of which nothing is to be shown. */
export function plateOf(told: Told, view: View, { locale, isEarlier = false, n }: Round): Sprite | undefined {
  const parts = partsOf(told, view, locale);
  const isRolled = told.type === 'exploded' || ['roll', 'die', 'came'].some((key) => has(told.shown[key]));
  const signs = parts.slice(0, isRolled ? 1 : 3);
  if (signs.length === 0) return undefined;
  const seat = doerOf(told, view);
  const who = told.type === 'came-back' ? namedIn(told.shown.piece) : undefined;
  return framed(
    [
      ...(n === undefined ? [] : [numberPart(n, { isNew: !isEarlier, ...(seat !== undefined && { seat }) })]),
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
  /** The number of its row. */
  n?: number | undefined;
}
