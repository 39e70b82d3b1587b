import type { Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import { areas, seas } from '#games/tears-of-the-dragon/printed/content';
import { enemyOf } from '#games/tears-of-the-dragon/printed/enemy';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { notes } from '../prose.ts';
import type { Sprite } from '../scene.ts';
import { arms } from './arms.ts';
import { joined, PART, saidPart, signPart } from './deed-parts.ts';
import { placeName } from './names.ts';
import { say } from './text.ts';
import { isRecord, numberIn, type Told } from './told.ts';

/** How a battle ended: which it was, over how many rounds it is told, who left or fell, and who holds the place now. */

/** Ends of battles as the rules name them. */
const HOWS = [
  'attacker-left',
  'defender-left',
  'attacker-gone',
  'defender-gone',
  'both-gone',
  'broken-off',
  'castle-taken',
  'overrun-won',
  'overrun-failed',
] as const;
type How = (typeof HOWS)[number];

const KINDS = ['field', 'assault', 'sortie', 'sea', 'overrun', 'retreat'] as const;
/** Besides these the dragon may rage, and nobody attacks anybody. */
type Kind = (typeof KINDS)[number] | 'rage';

export interface Ending {
  /** The deed that tells it. */
  deed: Told;
  how: How;
}

/** Which battle it is, and the first and the last round of which blows are told; `first` is 0 where that is not known. */
export interface Course {
  kind: Kind;
  first: number;
  last: number;
}

/** What all that is told of an end is read from. */
interface Fought {
  at: string | undefined;
  attacker: SeatId;
  course: Course;
  ending: Ending | undefined;
  sides: readonly {
    hits: number;
    dice: number;
    fell: ReadonlyMap<string, number>;
    people: readonly { end: string }[];
    /** How many a spell drove off, and how the others left. */
    driven: number;
    leaves?: unknown;
  }[];
}

const keyIn = (said: Json | undefined): string => (isRecord(said) && typeof said.key === 'string' ? said.key : '');
const named = <T extends string>(all: readonly T[], key: string, before: string): T | undefined =>
  all.find((one) => key === `${before}${one}`);

/** The end that these deeds of one battle tell; undefined where they tell none. */
export function endingIn(deeds: readonly Told[], attacker: SeatId): Ending | undefined {
  for (const deed of deeds.toReversed()) {
    const how = howOf(deed, attacker);
    if (how) return { deed, how };
  }
  return undefined;
}

function howOf({ type, shown }: Told, attacker: SeatId): How | undefined {
  if (type === 'castle-fell' || typeof shown.taken === 'number') return 'castle-taken';
  if (type === 'battle-over') return named(HOWS, keyIn(shown.end), 'battle.end.');
  if (isRecord(shown.end) && isRecord(shown.end.args)) return named(HOWS, keyIn(shown.end.args.end), 'battle.end.');
  if (shown.from === undefined || shown.from === null) return undefined;
  if (type === 'broke-off') return 'broken-off';
  return type === 'retreated' || type === 'withdrew-inside'
    ? shown.seat === attacker
      ? 'attacker-left'
      : 'defender-left'
    : undefined;
}

/** Kind and rounds of a battle, of the deed with which it `began` and all that came of it. */
export function courseOf(began: Told | undefined, deeds: readonly Told[]): Course {
  const rounds = deeds.flatMap(({ type, shown }) => (type === 'round-began' ? [numberIn(shown.round)] : []));
  const isFromFirst = deeds.findIndex(({ type }) => type === 'round-began') === 0;
  const first = began ? 1 : rounds.length === 0 ? 0 : isFromFirst ? rounds[0]! : rounds[0]! - 1;
  return {
    kind: began?.type === 'dragon-raged' ? 'rage' : (named(KINDS, keyIn(began?.shown.kind), 'battle.kind.') ?? 'field'),
    first,
    last: Math.max(1, ...rounds),
  };
}

/** Who holds the castle, or the field; undefined where nobody does. */
function holderOf({ at, attacker, course, ending }: Fought, view: View): SeatId | undefined {
  if (isOfCastle({ at, course, ending })) return view.places.find(({ id }) => id === at)?.controller;
  const defender = enemyOf(attacker);
  const how = ending?.how;
  if (how === 'attacker-left' || how === 'attacker-gone' || how === 'overrun-failed') return defender;
  return how === 'defender-left' || how === 'defender-gone' || how === 'overrun-won' ? attacker : undefined;
}

const isOfCastle = ({ at, course, ending }: Pick<Fought, 'at' | 'course' | 'ending'>): boolean =>
  areas.get(at ?? '')?.type === 'castle' &&
  (course.kind === 'assault' || ending?.how === 'castle-taken' || ending?.how === 'broken-off');

/** What holds now, in a few words: "Gorganun holds the castle". */
function outcomeWords(fought: Fought, view: View, locale: Locale): string {
  const { at, course, ending } = fought;
  const holder = holderOf(fought, view);
  const side = holder === undefined ? '' : say(`side-short.${holder}`, locale);
  if (ending?.how === 'castle-taken') return say('over.taken', locale, { side });
  if (ending?.how === 'overrun-won' || ending?.how === 'overrun-failed') return say(`over.${ending.how}`, locale);
  if (isOfCastle(fought)) return say('over.held', locale, { side });
  if (course.kind === 'sortie') {
    const isBesieged = view.places.find(({ id }) => id === at)?.besieged === true;
    return say(isBesieged ? 'over.siege' : 'over.free', locale);
  }
  if (holder === undefined) return say('over.both-gone', locale);
  return say(seas.has(at ?? '') ? 'over.sea' : 'over.field', locale, { side });
}

/** How it came to that: "Forseti retreated"; undefined where the outcome says it. */
function howWords(fought: Fought, view: View, locale: Locale): string | undefined {
  const { attacker, ending, sides } = fought;
  if (!ending) return undefined;
  const { how } = ending;
  const seat = how.startsWith('attacker') ? attacker : enemyOf(attacker);
  const side = say(`side-short.${seat}`, locale);
  if (how === 'attacker-left' || how === 'defender-left')
    return say(sides[seat]!.driven > 0 && !sides[seat]!.leaves ? 'over.driven' : 'over.left', locale, { side });
  if (how === 'attacker-gone' || how === 'defender-gone') return say('over.gone', locale, { side });
  if (how === 'broken-off') return say('over.broken-off', locale);
  return how === 'both-gone' && outcomeWords(fought, view, locale) !== say('over.both-gone', locale)
    ? say('over.both-gone', locale)
    : undefined;
}

const titleOf = ({ at, course: { kind } }: Fought, locale: Locale): string =>
  say(kind === 'rage' ? 'over.rage' : kind === 'overrun' ? 'over.overrun' : `battle.${kind}`, locale, {
    place: placeName(at ?? '', locale),
  });

/** The sentence of the bar: which battle, who holds the place, and how it came to that. Numbers stand on its card. */
export const overWords = (fought: Fought, view: View, locale: Locale): string =>
  say('over.headline', locale, {
    title: titleOf(fought, locale),
    outcome: outcomeWords(fought, view, locale),
    how: capital(howWords(fought, view, locale) ?? '') || null,
    losses: lossWords(fought, locale) ?? null,
    hits: hitWords(fought, locale) ?? null,
  });

/** How many each side lost, where both lost somebody or one did not lose all. */
function lossWords({ sides, attacker }: Fought, locale: Locale): string | undefined {
  const lost = sides.map(lostBy);
  if (lost.every((n) => n === 0)) return undefined;
  const [a, b] = attacker === 1 ? [1, 0] : [0, 1];
  const side = (seat: number) => say(`side-short.${seat}`, locale);
  return say('over.losses', locale, { a: side(a), an: lost[a]!, b: side(b), bn: lost[b]! });
}

/** How often each side hit, who attacked first; undefined where not every round is told, or nobody was hit. */
function hitWords({ sides, attacker, course }: Fought, locale: Locale): string | undefined {
  const [an, bn] = (attacker === 1 ? [1, 0] : [0, 1]).map((seat) => sides[seat]!.hits) as [number, number];
  return course.first === 1 && an + bn > 0 ? say('over.hits', locale, { an, bn }) : undefined;
}

const lostBy = ({ fell, people }: Fought['sides'][number]): number =>
  [...fell.values()].reduce(
    (sum, n) => sum + n,
    people.filter(({ end }) => end !== 'escape' && end !== 'fled' && end !== 'wounded').length,
  );
const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Whose arms stand for the end of a battle; undefined where nobody holds anything. */
export const overArms = (fought: Fought, view: View): SeatId | undefined => holderOf(fought, view);

/** The head of a battle's card: which it was, of which rounds its numbers are, and how it ended. */
export function overParts(fought: Fought, view: View, locale: Locale): [Sprite, ...Sprite[]] {
  const { course, ending, sides } = fought;
  const { first, last } = course;
  const hasStruck = sides.some(({ hits, dice }) => hits + dice > 0);
  const rounds = !hasStruck ? [] : [roundWords(first, last, locale)];
  const title = joined([signPart('swords'), saidPart(notes([titleOf(fought, locale), ...rounds], locale))]);
  if (!ending) return [title];
  const holder = holderOf(fought, view);
  const sign = isOfCastle(fought) ? (ending.how === 'castle-taken' ? 'banner' : 'castle') : 'done';
  return [
    title,
    joined([
      signPart(holder === undefined ? 'rest' : sign),
      ...(holder === undefined ? [] : [arms(holder, PART)]),
      saidPart(outcomeWords(fought, view, locale)),
    ]),
  ];
}

function roundWords(first: number, last: number, locale: Locale): string {
  if (first === 0) return say('over.last-round', locale);
  return first === 1 ? say('over.rounds', locale, { n: last }) : say('over.span', locale, { first, last });
}
