import type { Printed as PrintedThing } from '#core/rulebook';
import type { Locale } from '#core/text';
import type { Json, Message } from '#core/types';
import { text } from '../../printed/text.ts';
import { isMessage, json } from '../../printed/words/parts.ts';

/** One thing that is printed, in messages of the catalogue; its kind has words of its own (`printed.kind.<kind>`). */
export interface Printed extends Pick<PrintedThing, 'kind' | 'id' | 'see'> {
  title: Message;
  text: Message;
  /** Other names of it. */
  words?: readonly Message[];
}

/** The same, put into words. */
export const spoken = ({ title, text: says, words = [], ...one }: Printed): PrintedThing => ({
  ...one,
  title: (locale) => inWords(title, locale),
  text: (locale) => inWords(says, locale),
  words: (locale) => words.map((word) => inWords(word, locale)),
});

/** Words below `printed` in the catalogue. */
export const told = (key: string, args: Record<string, Json | undefined> = {}): Message => ({
  key: `printed.${key}`,
  args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, value ?? null])),
});

/** Lines below one another, as an argument: a list would be joined as one is in a sentence. */
export const lines = (parts: readonly Message[]): Json =>
  json(parts.slice(1).reduce((before, next) => told('lines', { before: json(before), next: json(next) }), parts[0]!));

/** Where words of cards stand otherwise on a page than in a button: no sentence of a page is left in the form of a label. */
const ON_A_PAGE: ReadonlySet<string> = new Set([
  'join.step',
  'join.mark',
  'does.ongoing',
  'does.augment',
  'does.consume',
  'goal.kill',
  'goal.occupy-plates',
]);

/** Words of a card or a scenario for the page of an entry. */
export function onPage({ key, args = {} }: Message): Json {
  return json({
    key: ON_A_PAGE.has(key) ? `printed.${key}` : key,
    args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, inside(value)])),
  });
}
function inside(value: Json): Json {
  if (Array.isArray(value)) return value.map(inside);
  return isMessage(value) ? onPage(value) : value;
}

export const inWords = (message: Message, locale: Locale): string => text.say(message, locale);
