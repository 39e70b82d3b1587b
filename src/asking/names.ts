import { isAside } from '#core/asides';
import { type Catalogue, type Locale, locales } from '#core/text';
import type { AnyAction, Decision, Field, Here, Json } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { commonText } from './text.ts';

/** An action and a field of whatever game: only the kernel's own words about them are used here. */
// biome-ignore lint/suspicious/noExplicitAny: the state passes through unseen, as in AnyGame
export type SomeAction = AnyAction<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type SomeField = Field<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type SomeHere = Here<any>;

/** The fields of an action in the order in which they are asked. */
export const fieldsOf = (action: SomeAction): [string, SomeField][] => Object.entries<SomeField>(action.fields);

/** What the options of a decision may look at. */
export const hereOf = (g: unknown, decision: Decision): SomeHere => ({ g, seat: decision.seat, about: decision.about });

export const actionLabel = (part: AnyGame, action: string, locale: Locale): string =>
  part.text.say({ key: `action.${action}` }, locale);

export const fieldLabel = (part: AnyGame, action: string, field: string, locale: Locale): string =>
  part.text.say({ key: `field.${action}.${field}` }, locale);

/**
 * The game with its seats and actors called what `Game.seatName` and `Game.actorName` call them in this state, in all its words;
 * short where the name has a short form below its own key. A game that names nobody by its state is given back as it is.
 */
export function named(part: AnyGame, state: () => unknown): AnyGame {
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

/** The question of a decision; its arguments are the public subject and the seat. An aside needs no words of its own. */
export function questionText(part: AnyGame, decision: Decision, locale: Locale): string {
  const { about, seat, id } = decision;
  if (isAside(id) && !part.text.has(`ask.${decision.key}`, locale))
    return commonText.say({ key: 'question.aside' }, locale);
  const facts = typeof about === 'object' && about !== null && !Array.isArray(about) ? about : {};
  return part.text.say({ key: `ask.${decision.key}`, args: { ...facts, seat } }, locale);
}

/** One option in words. */
export function optionLabel(part: AnyGame, field: SomeField, value: string, here: SomeHere, locale: Locale): string {
  return field.kind === 'count' ? value : part.text.say(field.label(value, here), locale);
}

/** The whole value of a field in words, complete or still in progress. */
export function valueText(
  part: AnyGame,
  field: SomeField,
  value: Json,
  here: SomeHere,
  locale: Locale,
  text: Catalogue,
): string {
  const label = (one: string) => optionLabel(part, field, one, here, locale);
  const none = () => text.say({ key: 'value.none' }, locale);
  if (field.kind === 'path') {
    const steps = (value as string[]).map(label);
    if (steps.length === 0) return none();
    return steps.reduce((from, to) => text.say({ key: 'value.way', args: { from, to } }, locale));
  }
  if (field.kind === 'some')
    return (value as string[]).length > 0 ? listed((value as string[]).map(label), locale) : none();
  if (field.kind === 'shares') {
    const shares = Object.entries(value as Record<string, number>).filter(([, points]) => points > 0);
    const said = shares.map(([one, points]) =>
      text.say({ key: 'value.share', args: { label: label(one), points } }, locale),
    );
    return said.length > 0 ? listed(said, locale) : none();
  }
  return label(String(value));
}

const listed = (parts: string[], locale: Locale) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
