import { isAside } from '#core/asides';
import { type Locale, locales } from '#core/text';
import type { AnyAction, AnyInquiry, Decision, Field, Here, Message, SeatId } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { sayCommon } from './text.ts';
import { listed } from './words.ts';

/** An action and a field of whatever game: only the kernel's own words about them are used here. */
// biome-ignore lint/suspicious/noExplicitAny: the state passes through unseen, as in AnyGame
export type SomeAction = AnyAction<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type SomeInquiry = AnyInquiry<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type SomeField = Field<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type SomeHere = Here<any>;

/** In whose words something is put: those of a game, for a seat at a position, in a language. Made once for a question. */
export interface Voice {
  part: AnyGame;
  here: SomeHere;
  locale: Locale;
}

/**
 * So many of the things of a field, in the words `so-many.<field>` of the game; in the plainest words where it has
 * none. `n` is a number or a range of them ("2–3"). Every field of several things and every number has such words.
 * Fields of one name count their things the same, whatever the action.
 */
export const soMany = (part: AnyGame, field: string, n: number | string, locale: Locale): string =>
  part.text.has(`so-many.${field}`, locale)
    ? part.text.say({ key: `so-many.${field}`, args: { n } }, locale)
    : sayCommon('question.so-many', locale, { n });

/** The fields of an action or an inquiry in the order in which they are asked. */
export const askedFields = (action: Pick<SomeAction, 'fields'>): [string, SomeField][] =>
  Object.entries<SomeField>(action.fields);

/** What the options of a decision may look at. */
export const hereOf = (g: unknown, decision: Decision): SomeHere => ({ g, seat: decision.seat, about: decision.about });

/** What an action is called on a button. Throws when the game has no words for it. */
export const actionLabel = (part: AnyGame, action: string, locale: Locale): string =>
  part.text.say({ key: `action.${action}` }, locale);

/** What a field of an action is called. Throws when the game has no words for it. */
export const fieldLabel = (part: AnyGame, action: string, field: string, locale: Locale): string =>
  part.text.say({ key: `field.${action}.${field}` }, locale);

/**
 * The game with its seats and actors called what `Game.seatName` and `Game.actorName` call them in this state, in all
 * its words. A short form is said where the name has one below its own key. A game that names nobody by its state is
 * given back as it is.
 */
export function partNamed(part: AnyGame, state: () => unknown): AnyGame {
  const { game, text } = part;
  if (!game.seatName && !game.actorName) return part;
  const nameFor = (key: string) => {
    const [, kind, who, short] = SOMEBODY.exec(key) ?? [];
    if (who === undefined) return undefined;
    const name = kind === 'seat' ? game.seatName?.(state(), Number(who)) : game.actorName?.(state(), who);
    if (!name || !short) return name;
    const shorter = `${name.key}.short`;
    return locales.every((locale) => text.has(shorter, locale)) ? { ...name, key: shorter } : name;
  };
  return { ...part, text: text.renamed(nameFor) };
}
/** Seats by number and actors by id: the keys that stand for them in words. */
const SOMEBODY = /^(seat(?=\.\d+\b)|actor)\.([^.]+)(\.short)?$/;

/**
 * The question of a decision; its arguments are the public subject and the seat, or all `seats` that share it. An aside needs no
 * words of its own.
 */
export function questionText(
  part: AnyGame,
  decision: Decision,
  locale: Locale,
  seats: readonly SeatId[] = [decision.seat],
): string {
  const { about, id } = decision;
  if (isAside(id) && !part.text.has(`ask.${decision.key}`, locale)) return sayCommon('question.aside', locale);
  const facts = typeof about === 'object' && about !== null && !Array.isArray(about) ? about : {};
  const seat = seats.length > 1 ? [...seats] : decision.seat;
  return part.text.say({ key: `ask.${decision.key}`, args: { ...facts, seat } }, locale);
}

/** What an answer is called that is said for all, in a line. */
export const labelsText = (part: AnyGame, labels: readonly Message[], locale: Locale): string =>
  listed(
    labels.map((label) => part.text.say(label, locale)),
    locale,
  );

/** What is done if votes on a question are equal; undefined where nobody can object. */
export const otherwiseText = (part: AnyGame, { otherwise }: Decision, locale: Locale): string | undefined =>
  otherwise && labelsText(part, otherwise.labels, locale);
