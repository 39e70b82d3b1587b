import { type APIApplicationCommandOptionChoice, InteractionResponseType } from 'discord-api-types/v10';
import { actionOfSubcommand, inquiryOfSubcommand } from '#asking/slash';
import { LIMITS } from '#asking/terms/limits';
import { clamp } from '#asking/terms/words';
import { complete } from '#asking/typed/complete';
import { completeWhole } from '#asking/typed/whole';
import { answerable } from '../match/asked.ts';
import { find } from '../match/change.ts';
import { Declined } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import { withoutOthersOrders } from '../match/orders.ts';
import { type Found, isPlayed } from '../match/record.ts';
import { answerFirst, managesServer, type Typing, whoActs } from '../platform/acting.ts';
import type { MatchCommand, Option, OptionChoice, TypingOptions } from './command.ts';
import { isHolder } from './definition.ts';
import { matchHere } from './here.ts';
import { inquiring } from './inquire.ts';
import { spokenTo } from './spoken.ts';
import { commandTyped, optionTyping, subcommandTyped, typedOptions } from './typed-options.ts';

type Suggestions = APIApplicationCommandOptionChoice[];

/** What can be typed now by whoever types. Nobody else sees it; nothing changes by it. Never rejects. */
export async function suggest(house: House, commands: readonly MatchCommand[], interaction: Typing): Promise<void> {
  const choices = await choicesFor(house, commands, interaction).catch((error: unknown): Suggestions => {
    if (!(error instanceof Declined)) house.log.warn({ err: error }, 'no suggestions');
    return [];
  });
  await respond(house, interaction, choices).catch((error: unknown) => {
    house.log.debug({ err: error }, 'suggestions came too late');
  });
}

/** Shows what was found to whoever types. */
export const respond = ({ rest }: House, interaction: Typing, choices: Suggestions): Promise<void> =>
  answerFirst(rest, interaction, {
    type: InteractionResponseType.ApplicationCommandAutocompleteResult,
    data: { choices },
  });

async function choicesFor(house: House, commands: readonly MatchCommand[], interaction: Typing): Promise<Suggestions> {
  const { channel, guild_id: guild = null } = interaction;
  const visit = { channel: channel!.id, guild, user: whoActs(interaction).id };
  const found = async () => find(house, await matchHere(house, visit));
  const locale = await spokenTo(house, interaction);
  const command = commandTyped(commands, interaction);
  // Which matches there are is nobody else's to know.
  if (command?.under?.forOperators && !managesServer(interaction)) return [];
  if (!command && !isHolder(commands, interaction.data.name)) return answersFor(house, await found(), interaction);
  const { options: declared = {} } = command ?? {};
  const focused = optionTyping(interaction);
  const option = Object.values(declared).find(({ name }) => name.en === focused.name);
  const byName = typedOptions(interaction);
  const typed = Object.fromEntries(
    Object.entries(declared).flatMap(([key, { name }]) => (name.en in byName ? [[key, byName[name.en]!]] : [])),
  );
  const typing = { ...visit, house, locale, typed, found };
  const choices = await all(option, typing);
  return option?.type === 'searched' ? shown(choices) : fitting(choices, focused.value);
}

/** All that can be meant in an option. */
async function all(option: Option | undefined, typing: TypingOptions): Promise<readonly OptionChoice[]> {
  if (option?.type === 'completed' || option?.type === 'searched') return option.complete(typing);
  if (option?.type !== 'listed') return [];
  const values = option.values([...typing.house.games.values()]);
  return values.map(({ words, value }) => ({ name: words[typing.locale], value }));
}

/** Choices in which the typed words occur, those that begin with them first; the more is typed, the fewer they are. */
function fitting(choices: readonly OptionChoice[], typed: string): Suggestions {
  const wanted = typed.trim().toLowerCase();
  const rank = ({ name }: OptionChoice) => (name.toLowerCase().startsWith(wanted) ? 0 : 1);
  return shown(
    choices
      .filter(({ name, value }) => name.toLowerCase().includes(wanted) || value === wanted)
      .sort((a, b) => rank(a) - rank(b)),
  );
}

const shown = (choices: readonly OptionChoice[]): Suggestions =>
  choices
    .slice(0, LIMITS.interaction.choices)
    .map(({ name, value }) => ({ name: clamp(name, LIMITS.command.choiceName), value }));

/** What fits as an answer to what the match here asks, in the command of its game, or can be inquired about. */
async function answersFor(house: House, found: Found, interaction: Typing): Promise<Suggestions> {
  const { part } = found;
  if (part.command.name !== interaction.data.name || !isPlayed(found)) return [];
  const typed = subcommandTyped(interaction);
  if (typed === undefined) return [];
  const { id: user } = whoActs(interaction);
  const { name: focused } = optionTyping(interaction);
  const inquiry = inquiryOfSubcommand(part, typed);
  if (inquiry) {
    const here = await inquiring(house, found, { user, inquiry });
    const voice = here && { part, here, locale: await spokenTo(house, interaction) };
    return voice ? complete(voice, inquiry, typedOptions(interaction), focused) : [];
  }
  const action = actionOfSubcommand(part, typed);
  if (!action) return [];
  const typist = {
    part,
    match: withoutOthersOrders(found, user),
    mine: answerable(found, user),
    locale: await spokenTo(house, interaction),
  };
  return completeWhole(typist, action, typedOptions(interaction), focused);
}
