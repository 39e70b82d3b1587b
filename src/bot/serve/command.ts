import type { Both } from '#asking/slash-text';
import type { Press } from '#asking/terms/ids';
import type { Locale } from '#core/text';
import type { AnyGame } from '#src/game-part';
import type { House } from '../match/house.ts';
import type { Found } from '../match/record.ts';
import type { Attachment } from '../platform/attachment.ts';
import type { PersonNamed } from '../platform/person-named.ts';
import type { Visit } from '../platform/visit.ts';

/**
 * What a subcommand is, or a command that stands alone: all there is about it in one object. Discord's definition, completion,
 * help, README's table and the router are made of the list of them (`commands/index.ts`).
 */

/** One interaction of one person, as a command or a button is handed it. */
export interface Call {
  house: House;
  visit: Visit;
  /**
   * The match that it is about: the one of the button, of the channel, or in direct messages the visitor's own that asks
   * first. Declines when there is none.
   */
  match(): Promise<string>;
  /** All subcommands: for help. */
  commands: readonly MatchCommand[];
}

/** What somebody is typing: the values of all options so far, by their keys. */
export interface TypingOptions {
  house: House;
  /** The server; null in direct messages. */
  guild: string | null;
  /** Where it is typed. */
  channel: string;
  /** Who types: what only they may know can be offered to them. */
  user: string;
  locale: Locale;
  typed: Readonly<Record<string, string | number | boolean>>;
  /** The match that it is about. Declines when there is none. */
  found(): Promise<Found>;
}

/** A value that can be chosen, as the person reads it. */
export interface OptionChoice {
  name: string;
  value: string;
}

interface Named {
  /** As Discord shows it; the English one is also the name by which it arrives. */
  name: Both;
  /** What it is, in at most 100 characters. */
  help: Both;
  required?: true;
  /** Which games have a use for it: it is there as soon as one of them can be played. All games have if absent. */
  of?(game: AnyGame): boolean;
}
/** Text of a fixed list: shown by Discord as long as it is short enough, completed else. */
interface Listed {
  type: 'listed';
  values(games: readonly AnyGame[]): readonly { words: Both; value: string }[];
}
/** Text that is completed: all that can be meant now, `suggest` finds among it what fits. */
interface Completed {
  type: 'completed';
  complete(typing: TypingOptions): Promise<readonly OptionChoice[]>;
}
/** Text that is searched for: `complete` has found already what fits. */
interface Searched {
  type: 'searched';
  complete(typing: TypingOptions): Promise<readonly OptionChoice[]>;
}
/** Any words of one's own, so many characters at most. */
interface Free {
  type: 'text';
  most: number;
}
/** A channel or thread of the server in which messages are written, by its id. */
interface Channel {
  type: 'channel';
}
interface Whole {
  type: 'number';
  range: readonly [min: number, max: number];
}
interface Switch {
  type: 'switch';
}
interface NamedPerson {
  type: 'person';
}
interface GivenFile {
  type: 'file';
}
export type Option = Named &
  (Listed | Completed | Searched | Free | Channel | Whole | Switch | NamedPerson | GivenFile);
export type Options = Readonly<Record<string, Option>>;

type ValueOf<O> = O extends { type: 'number' }
  ? number
  : O extends { type: 'switch' }
    ? boolean
    : O extends { type: 'person' }
      ? PersonNamed
      : O extends { type: 'file' }
        ? Attachment
        : string;
/** What was typed, by the keys of the options. */
export type GivenOptions<Os extends Options> = {
  [K in keyof Os]: Os[K] extends { required: true } ? ValueOf<Os[K]> : ValueOf<Os[K]> | undefined;
};

/** Buttons and menus that belong to no question: each is at home in one subcommand. */
export type CommandPress = Exclude<Press['kind'], Extract<Press, { decision: string }>['kind'] | 'answer' | 'inquire'>;

export interface CommandButton<K extends CommandPress> {
  /** In a private message the reply takes its place; else it is always a message of its own. */
  goesOn?: true;
  /** `values` are what was chosen, when it is a menu. */
  run(call: Call, press: Press & { kind: K }, values: readonly string[]): Promise<void>;
}

/** A command that only holds subcommands, as `/match` does. */
export interface Holder {
  name: Both;
  /** What they are about, in at most 100 characters. */
  help: Both;
  /** Only in servers, and only for whoever may manage them. The bot looks at each interaction itself: see `operators.ts`. */
  forOperators?: true;
}

export interface MatchCommand<Os extends Options = Options> {
  /** As Discord shows it; the English one is also the name by which it arrives. */
  name: Both;
  /** What it does, in at most 100 characters: below its name, in help and in README. */
  help: Both;
  /** A command of its own, not one below `/match`. */
  alone?: true;
  /** Under which command it is found; under `/match` if absent, unless it stands alone. */
  under?: Holder;
  /** It only looks, or is about no match of a server: it can be typed while the matches of the server are paused. */
  whilePaused?: true;
  /** Which games have a use for it: it is there as soon as one of them can be played. All games have if absent. */
  of?(game: AnyGame): boolean;
  options?: Os;
  run(call: Call, typed: GivenOptions<Os>): Promise<void>;
  /** The buttons and menus that do the same or lead to it. */
  presses?: { [K in CommandPress]?: CommandButton<K> };
}

/** A command whose `run` knows the types of its own options. */
export const subcommand = <const Os extends Options>(command: MatchCommand<Os>): MatchCommand =>
  command as unknown as MatchCommand;
