import { actionOfSubcommand, inquiryOfSubcommand } from '#asking/slash';
import { find } from '../match/change.ts';
import { decline } from '../match/declined.ts';
import type { Typed } from '../platform/acting.ts';
import { gameName } from '../words/say.ts';
import { answerTyped } from './answering.ts';
import type { Call } from './command.ts';
import { inquireTyped } from './inquire.ts';
import { subcommandTyped, typedOptions } from './typed-options.ts';

/** A slash command of a game: an answer to what is asked in the match here, or an inquiry about it. */
export async function gameCommandTyped(call: Call, interaction: Typed): Promise<void> {
  const { name } = interaction.data;
  const { house, visit } = call;
  const { part } = await find(house, await call.match());
  if (part.command.name !== name) {
    const other = [...house.games.values()].find(({ command }) => command.name === name);
    decline('other-game', {
      game: gameName(part, visit.locale),
      other: other ? gameName(other, visit.locale) : name,
    });
  }
  const typed = subcommandTyped(interaction) ?? decline('old-button');
  const inquiry = inquiryOfSubcommand(part, typed);
  if (inquiry) return inquireTyped(call, inquiry, typedOptions(interaction));
  const action = actionOfSubcommand(part, typed) ?? decline('old-button');
  await answerTyped(call, action, typedOptions(interaction));
}
