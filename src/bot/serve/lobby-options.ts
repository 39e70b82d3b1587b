import type { ChatInputCommandInteraction } from 'discord.js';
import { plain } from '#asking/words';
import { seatRange } from '#core/seats';
import type { Locale } from '#core/text';
import type { AnyGame } from '#src/game-part';
import type { MatchRecord } from '#store/store';
import { change, decline, type House } from '../match/house.ts';
import { sitting, wrongNumber } from '../match/lobby-seats.ts';
import { optionsMark, optionsOf, toAgreeTo } from '../match/options.ts';
import { marked, seatsOf } from '../match/record.ts';
import { waiting } from '../match/said.ts';
import type { Visit } from '../platform/visit.ts';
import { gameName, noteText, optionLines, reason, say } from '../words/say.ts';
import { typedOptions } from './autocomplete.ts';
import { followUp } from './follow-up.ts';

type Chosen = Readonly<Record<string, string>>;

/** The options of a game that were typed with `/match new` or `/match options`. Declines what is not the game's. */
export function typedChoice(house: House, part: AnyGame, visit: Visit<ChatInputCommandInteraction>): Chosen {
  const typed = Object.entries(typedOptions(visit.interaction)).filter(([name]) => ownerOf(house, name));
  const chosen = Object.fromEntries(typed.map(([name, value]) => [name, String(value)]));
  declineIfForeign(house, part, chosen, visit.locale);
  return chosen;
}

/** `/match options`: changes what was given, and shows all. */
export async function changeOptions(
  house: House,
  visit: Visit<ChatInputCommandInteraction>,
  id: string,
): Promise<void> {
  await choose(house, visit, id, (part) => typedChoice(house, part, visit));
}

/** A choice in a menu of the lobby. */
export async function chooseOption(
  house: House,
  visit: Visit,
  id: string,
  option: string,
  value: string,
): Promise<void> {
  await choose(house, visit, id, (part) => {
    declineIfForeign(house, part, { [option]: value }, visit.locale);
    return { [option]: value };
  });
}

/** Whoever has agreed has agreed to what was shown: any change takes all agreements back. */
async function choose(house: House, visit: Visit, id: string, read: (part: AnyGame) => Chosen): Promise<void> {
  const words = await change(house, id, ({ part, record }) => {
    const given = read(part);
    const before = optionsOf(part, record);
    const options = { ...before, ...given };
    const lines = optionLines(part, options, visit.locale);
    const result = lines.length > 0 ? lines.join('\n') : say('done.no-options', visit.locale);
    if (Object.keys(given).length === 0) return { result };
    declineUnlessLobby(record);
    if (seatsOf(record, visit.user).length === 0 && record.host !== visit.user) decline('options-host');
    if (Object.entries(given).every(([name, value]) => before[name] === value)) return { result };
    const changed = { ...record, options, agreed: [], updatedAt: house.clock.now() };
    const problem = sitting(record) > seatRange(part.game, options).max ? wrongNumber(part, changed) : undefined;
    const told = problem ? `${result}\n⚠ ${reason(part, problem, visit.locale)}` : result;
    return { record: waiting(marked(changed, visit.id), { kind: 'lobby', data: null }), result: told };
  });
  visit.reached('saved');
  await followUp(house, visit, id, () => visit.say({ content: words }));
}

/** Agrees to the options, for all seats of the visitor. `step` stands for the options that the visitor has seen. */
export async function agreeToOptions(house: House, visit: Visit, id: string, step: number): Promise<void> {
  const words = await change(house, id, ({ part, record }) => {
    declineUnlessLobby(record);
    if (seatsOf(record, visit.user).length === 0) decline('not-seated');
    const wanted = toAgreeTo(part, record);
    if (wanted.length === 0) decline('nothing-to-agree');
    if (step !== optionsMark(part, record)) decline('options-changed');
    if (record.agreed.includes(visit.user)) decline('already-agreed');
    const agreed = { ...record, agreed: [...record.agreed, visit.user], updatedAt: house.clock.now() };
    const options = wanted.map((note) => noteText(part, note, visit.locale));
    return {
      record: waiting(marked(agreed, visit.id), { kind: 'lobby', data: null }),
      result: say('done.agreed', visit.locale, { options }),
    };
  });
  visit.reached('saved');
  await followUp(house, visit, id, () => visit.say({ content: words }));
}

function declineUnlessLobby({ status }: MatchRecord): void {
  if (status !== 'lobby') decline(status === 'running' ? 'not-in-lobby' : 'match-is-over');
}

function declineIfForeign(house: House, part: AnyGame, chosen: Chosen, locale: Locale): void {
  for (const [name, value] of Object.entries(chosen)) {
    const game = gameName(part, locale);
    const text = ownerOf(house, name, value)?.text;
    const words = (key: string, bare: string) => (text?.has(key, locale) ? text.say({ key }, locale) : plain(bare));
    const option = words(`option.${name}`, name);
    if (!Object.hasOwn(part.game.options, name)) decline('option-unknown', { game, option });
    if (!part.game.options[name]!.includes(value)) {
      decline('option-value-unknown', { game, option, value: words(`option.${name}.${value}`, value) });
    }
  }
}

/** A game that has this option, one with the value if there is one. */
function ownerOf(house: House, name: string, value?: string): AnyGame | undefined {
  const owners = [...house.games.values()].filter(({ game }) => Object.hasOwn(game.options, name));
  return owners.find(({ game }) => value !== undefined && game.options[name]!.includes(value)) ?? owners[0];
}
