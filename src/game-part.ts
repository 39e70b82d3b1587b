import type { Pictures } from '#renderers/pictures';
import type { Lesson } from './core/lesson.ts';
import type { Entry, GuidePage } from './core/rulebook.ts';
import type { Catalogue, Locale } from './core/text.ts';
import type { TextBoard } from './core/text-board.ts';
import type { Playable, Thing } from './core/types.ts';

/**
 * All that a game brings to the table. The registry asks for every part, so forgetting one does not compile.
 *
 * Words of a game, in both languages, by key:
 * - `game.name`, `game.summary`; where it helps `game.length`, how long a match takes, and `score` (argument `n`), what
 * the points of a seat are called at the end.
 * - `seat.<n>` and `seat.<n>.short`.
 * - `option.<name>`, `option.<name>.<value>`; where it helps `option.<name>.<value>.help`, what the value means (at
 * most 100 characters).
 * - `ask.<decision key>`: the question (arguments: the decision's `about`, and `seat`).
 * - `action.<name>`: its label. `action.<name>.help`: what it does (at most 100 characters). `command.<name>`: its
 * slash name.
 * - `field.<action>.<field>`: label. `.help`: description. `.command`: slash option name.
 * - `turn.name`, `round.name` (arguments: what `Game.turn` and `Game.round` say), `fold.<stretch>` (argument: `n`).
 * - `role.<id>`, `circle.<id>`.
 * - `window.<id>`; where it helps `window.<id>.always`, the button that leads to an order for it.
 * - For each order of a window the words of an action `<window>-<order>`, without `command` and `.command`.
 * - `event.<type>`: a sentence (arguments: `shown`). `event.<type>.only`: what one seat reads besides (`shown` and
 * `only`).
 * - `reason.<subject>`: what an answer brings that is ahead in this subject of the judge, as half a sentence after it.
 * - `refusal.<key>`. `absent.<key>`: why an option is not there, as half a sentence after its name.
 * - Whatever labels of options refer to.
 */
export interface GamePart<G, V> extends Playable<G, V> {
  text: Catalogue;
  pictures: Pictures<V>;
  /** The whole position in words, of a view alone (`docs/adding-a-game.md`). */
  textBoard: TextBoard<V>;
  command: CommandShape;
  /** All that can be looked up of it, the same list at every call: its own paragraphs, and an entry for each printed thing. */
  rulebook?(locale: Locale): readonly Entry[];
  /**
   * The ids of the entries about a thing as answers and pictures name it, what matters most first; of a place also of what is seen there. Rests
   * on the view alone. An id that the rulebook has not counts as none.
   */
  printedAs?(view: V, thing: Thing): readonly string[];
  /** The pages for whoever plays it for the first time: six to eight, from what one wants to how one presses and types here. */
  guide?(locale: Locale): readonly GuidePage[];
  /** A match of ten minutes in which somebody learns it, one thing at a time. */
  lesson?: Lesson;
  /** The entries that stand behind a question, by the key of its decision, what matters most first. */
  ruleOf?: Readonly<Record<string, readonly string[]>>;
  /** A picture of the guide (without language and ending) that shows the game before it is played. */
  cover?: string;
  /** What the table calls the printed values it has entered; null or absent: those that come with the program. */
  valuesName?: Record<Locale, string> | null;
  /**
   * A final position, as JSON that nobody has checked, as a table of points for the command line (`npm run score`).
   * Throws a ZodError with the paths of what is wrong.
   */
  score?(position: unknown, locale: Locale): string;
}

/** The slash command of a game. Actions not named in a group are subcommands of their own (25 in all). */
export interface CommandShape {
  name: string;
  groups: Readonly<Record<string, readonly string[]>>;
  /** Actions that may be followed by the answers to what is asked next, in the same command (`asking/typed/then.ts`). */
  followed?: readonly string[];
}

/** A game of whatever state: what the bot, which knows no game, works with. */
// biome-ignore lint/suspicious/noExplicitAny: state and view pass through the bot unseen
export type AnyGame = GamePart<any, any>;
