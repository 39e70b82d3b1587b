import type { ChatInputCommandInteraction, MessageComponentInteraction } from 'discord.js';
import type { Press } from '#asking/ids';
import { actionOfSubcommand } from '#asking/slash';
import { decline, type House, look } from '../match/house.ts';
import type { Visit } from '../platform/visit.ts';
import { gameName } from '../words/say.ts';
import { changeSettings, endMatch } from './agree.ts';
import { typedOptions } from './autocomplete.ts';
import { exportMatch, importMatch } from './files.ts';
import { join, leave, matchHere, openLobby, startMatch } from './lobby.ts';
import { agreeToOptions, changeOptions, chooseOption } from './lobby-options.ts';
import { moveHere, showBoard, showHand, showHelp, showLog, showStatus } from './look.ts';
import { playPress, playTyped, showQuestion, takeBack } from './play.ts';

type Command = Visit<ChatInputCommandInteraction>;
type Pressed = Visit<MessageComponentInteraction>;

/** Entries that the log button shows. */
const LOGGED = 20;

const here =
  (work: (house: House, visit: Command, match: string) => Promise<void>) =>
  async (house: House, visit: Command): Promise<void> =>
    work(house, visit, await matchHere(house, visit));

/** The subcommands of `/match`. */
export const matchCommands: Readonly<Record<string, (house: House, visit: Command) => Promise<void>>> = {
  new: openLobby,
  join: here((house, visit, match) =>
    join(house, visit, match, visit.interaction.options.getString('seat') ?? undefined),
  ),
  leave: here(leave),
  options: here(changeOptions),
  start: here(startMatch),
  status: here(showStatus),
  async board(house, visit) {
    if (await moveHere(house, visit)) return;
    const place = visit.interaction.options.getString('place') ?? undefined;
    await showBoard(house, visit, await matchHere(house, visit), place);
  },
  hand: here(showHand),
  log: here((house, visit, match) =>
    showLog(house, visit, match, visit.interaction.options.getInteger('count') ?? LOGGED),
  ),
  undo: here((house, visit, match) => takeBack(house, visit, match)),
  settings: here(changeSettings),
  end: here(endMatch),
  export: here(exportMatch),
  import: importMatch,
  help: (house, visit) => showHelp(house, visit, visit.interaction.options.getString('topic') ?? undefined),
};

/** A slash command of a game: an answer to what is asked in the match here. */
export async function gameCommandTyped(house: House, visit: Command): Promise<void> {
  const { commandName, options } = visit.interaction;
  const id = await matchHere(house, visit);
  const { part } = await look(house, id);
  if (part.command.name !== commandName) {
    const other = [...house.games.values()].find(({ command }) => command.name === commandName);
    decline('other-game', {
      game: gameName(part, visit.locale),
      other: other ? gameName(other, visit.locale) : commandName,
    });
  }
  const action = actionOfSubcommand(part, options.getSubcommand()) ?? decline('old-button');
  await playTyped(house, visit, id, action, typedOptions(visit.interaction));
}

/** What each press does. */
export async function pressed(house: House, visit: Pressed, press: Press): Promise<void> {
  const { interaction } = visit;
  const { match } = press;
  const values = interaction.isStringSelectMenu() ? interaction.values : [];
  switch (press.kind) {
    case 'answer':
      return showQuestion(house, visit, match);
    case 'hand':
      return showHand(house, visit, match);
    case 'undo':
      return takeBack(house, visit, match, interaction.message.id);
    case 'board':
      return showBoard(house, visit, match);
    case 'focus':
      return showBoard(house, visit, match, values[0]);
    case 'log':
      return showLog(house, visit, match, LOGGED);
    case 'join':
      return join(house, visit, match);
    case 'leave':
      return leave(house, visit, match);
    case 'option':
      return chooseOption(house, visit, match, press.option, values[0] ?? decline('old-button'));
    case 'agree':
      return agreeToOptions(house, visit, match, press.step);
    case 'start':
      return startMatch(house, visit, match);
    default:
      return playPress(house, visit, press, values);
  }
}

/** Presses that go on in the private message they stand in; all others open a private message of their own. */
export const GOES_ON: ReadonlySet<Press['kind']> = new Set<Press['kind']>([
  'do',
  'action',
  'begin',
  'pick',
  'usual',
  'all',
  'way',
  'page',
  'suggest',
  'back',
  'send',
  'reset',
  'focus',
  'board',
  'hand',
  'answer',
]);
