import type { ApplicationCommandOptionChoiceData, AutocompleteInteraction } from 'discord.js';
import { LIMITS } from '#asking/limits';
import { actionOfSubcommand } from '#asking/slash';
import { completeWhole } from '#asking/typed/whole';
import { clamp } from '#asking/words';
import { viewOf } from '../deliver/pictures.ts';
import { Declined, type House, look } from '../match/house.ts';
import { canSay } from '../match/record.ts';
import { localeOf } from '../platform/visit.ts';
import { matchHere, seatChoices } from './lobby.ts';

/** What can be typed now by whoever types. Nobody else sees it; nothing changes by it. Never rejects. */
export async function suggest(house: House, interaction: AutocompleteInteraction): Promise<void> {
  const choices = await choicesFor(house, interaction).catch((error: unknown) => {
    if (!(error instanceof Declined)) house.log.warn({ err: error }, 'no suggestions');
    return [];
  });
  await interaction.respond(choices.slice(0, LIMITS.interaction.choices)).catch((error: unknown) => {
    house.log.debug({ err: error }, 'suggestions came too late');
  });
}

async function choicesFor(
  house: House,
  interaction: AutocompleteInteraction,
): Promise<ApplicationCommandOptionChoiceData[]> {
  const { commandName, options } = interaction;
  const visit = { channel: interaction.channelId, guild: interaction.guildId, user: interaction.user.id };
  const found = await look(house, await matchHere(house, visit));
  const { part, record } = found;
  const locale = localeOf(interaction);
  const focused = options.getFocused(true);
  if (commandName === 'match') {
    if (focused.name === 'seat') return matching(seatChoices(part, record, { locale }), focused.value);
    if (!record.match) return [];
    const places = part.pictures.places(viewOf(part, record, 'spectator'), locale);
    return matching(
      places.map(({ id, name }) => ({ name, value: id })),
      focused.value,
    );
  }
  const action = actionOfSubcommand(part, options.getSubcommand());
  if (part.command.name !== commandName || !action) return [];
  if (!record.match) return [];
  const mine = canSay(part, record, visit.user);
  const typist = { part, match: record.match, mine, locale };
  return completeWhole(typist, action, typedOptions(interaction), focused.name);
}

/** Choices in which the typed words occur, those that begin with them first. */
function matching(choices: readonly { name: string; value: string }[], typed: string) {
  const wanted = typed.trim().toLowerCase();
  const rank = ({ name }: { name: string }) => (name.toLowerCase().startsWith(wanted) ? 0 : 1);
  return choices
    .filter(({ name, value }) => name.toLowerCase().includes(wanted) || value === wanted)
    .sort((a, b) => rank(a) - rank(b))
    .map(({ name, value }) => ({ name: clamp(name, LIMITS.command.choiceName), value }));
}

/** What was typed for each option of a subcommand, by name. */
export function typedOptions(interaction: {
  options: AutocompleteInteraction['options'] | { data: AutocompleteInteraction['options']['data'] };
}): Record<string, string | number | boolean> {
  const typed: Record<string, string | number | boolean> = {};
  const walk = (options: AutocompleteInteraction['options']['data']): void => {
    for (const { name, value, options: inner } of options) {
      if (value !== undefined) typed[name] = value;
      if (inner) walk(inner);
    }
  };
  walk(interaction.options.data);
  return typed;
}
