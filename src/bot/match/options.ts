import { fingerprint } from '#asking/draft';
import { chosenOptions } from '#core/seats';
import type { Message } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { AnyRecord } from './record.ts';

/** What is played: of each option of the game the value chosen, or the first one where none of its values is chosen. */
export function optionsOf({ game }: AnyGame, { options }: Pick<AnyRecord, 'options'>): Record<string, string> {
  return chosenOptions(game, options);
}

/** What is played otherwise than where nobody chooses, for `noteText`: the usual is no news. */
export function unusual({ game }: AnyGame, options: Readonly<Record<string, string>>): Message[] {
  return Object.entries(options)
    .filter(([name, value]) => value !== game.options[name]?.[0])
    .map(([name, value]) => optionNote(name, value));
}

/** An option and its value, for `noteText`. */
export function optionNote(name: string, value: string): Message {
  const args = { option: { key: `option.${name}` }, value: { key: `option.${name}.${value}` } };
  return { key: 'bot.option', args };
}

/** What everybody who sits must agree to as things are chosen, for `noteText`. */
export function toAgreeTo(part: AnyGame, record: AnyRecord): Message[] {
  const { consent = {} } = part.game;
  return Object.entries(optionsOf(part, record))
    .filter(([name, value]) => consent[name]?.includes(value))
    .map(([name, value]) => optionNote(name, value));
}

/** The users who sit and have not agreed to what needs it, each once; nobody when nothing does. */
export function yetToAgree(part: AnyGame, record: AnyRecord): string[] {
  if (toAgreeTo(part, record).length === 0) return [];
  return seated(record).filter((user) => !record.agreed.includes(user));
}

/** The users who sit, each once. */
export function seated({ seats }: AnyRecord): string[] {
  return [...new Set(seats.flatMap(({ user }) => user ?? []))];
}

/** Stands for the options as they are: an agreement to others carries another number. */
export function optionsMark(part: AnyGame, record: AnyRecord): number {
  return fingerprint(JSON.stringify(optionsOf(part, record)));
}
