import { LIMITS } from './limits.ts';

/**
 * What a button or menu stands for. Ids can be read by every client that sees the message, so they hold nothing secret:
 * options are named by index, and only in private messages. `step` marks what exactly was shown (see `draft.ts`), so
 * that a stale or doubled press is recognised.
 */
export type Press =
  /** Public "your move": opens the private question. */
  | { kind: 'answer'; match: string }
  /** An action without fields, at once. */
  | { kind: 'do'; match: string; decision: string; action: string }
  | { kind: 'undo' | 'leave' | 'start'; match: string }
  /** Begins the lesson of a game, whose id stands for the match, or goes on with it; leaves a lesson. */
  | { kind: 'lesson' | 'lesson-leave'; match: string }
  /** Of a lesson, private: one step further than the one that is shown. */
  | { kind: 'lesson-on'; match: string; step: number }
  /** Private: the link by which the visitor's browser sits at the table. */
  | { kind: 'browser'; match: string }
  /** In the lobby: sits down, on that seat where seats have names; starts a match for one. */
  | { kind: 'join'; match: string; seat?: number }
  | { kind: 'alone'; match: string }
  /** Of the lobby, private: how computers can play; `option` says how well the next one does, or `none` takes the last one away. */
  | { kind: 'computer'; match: string; option?: string }
  /** The whole board, with a page of the menus of its places. */
  | { kind: 'board'; match: string; page?: number }
  /** In the lobby: a menu with the values of an option; of more than one for the same option a page of them each. */
  | { kind: 'option'; match: string; option: string; page?: number }
  /** Of the lobby, private: a page of the menus of its options. */
  | { kind: 'options'; match: string; page: number }
  /** An earlier moment of the match: `option` says which one from the moment `page`, which is shown; a film of all of them. */
  | { kind: 'replay'; match: string; option: string; page: number }
  | { kind: 'film'; match: string }
  /** After the end: opens the lobby of the next match; shows what was done in the one that is over. */
  | { kind: 'go-on' | 'summary'; match: string }
  /** In the lobby: takes a seat in a role. */
  | { kind: 'role'; match: string; role: string }
  /** Of the lobby: asks whether all are ready, or says so; keeps it open. */
  | { kind: 'ready' | 'keep'; match: string }
  /** In the lobby: it begins by itself when it is full (1), or it does not (0). */
  | { kind: 'when-full'; match: string; step: number }
  /** Private: a page of the open tables of a server, whose id stands for the match. */
  | { kind: 'tables'; match: string; page: number }
  /** In the lobby: agrees to the options as they were shown. */
  | { kind: 'agree'; match: string; step: number }
  /** Private: the standing orders of the visitor's seats, with a page of the menus of their windows. */
  | { kind: 'orders'; match: string; page?: number }
  /** Private: which order for a window of a seat; from a menu its value says which, and `option` tells menus apart. */
  | { kind: 'order'; match: string; option: string }
  /** Objects to what somebody has decided for all, or is about to: the question (`questionId`). */
  | { kind: 'object'; match: string; option: string }
  /** Private: the question of the next turn, to be answered in advance; takes back what was said so. */
  | { kind: 'ahead'; match: string; seat?: number }
  | { kind: 'ahead-off'; match: string; seat: number }
  /** Whose time has run out, and what can be done about it. Private: the bot answers for that seat. */
  | { kind: 'overdue'; match: string }
  | { kind: 'stand-in'; match: string; seat: number }
  /** Agrees to a proposal to set the match back, or declines it: `step` says which one was shown. */
  | { kind: 'rewind' | 'stay'; match: string; step: number }
  /** A page of the log, or of the log with every stretch unfolded; the newest without. */
  | { kind: 'log' | 'unfolded'; match: string; page?: number }
  /** A page of what happened since the visitor last acted: the one that ends after so many lines of it; the newest without. */
  | { kind: 'news'; match: string; page?: number }
  /** A page of what only the visitor may see; of pictures that everybody may see. */
  | { kind: 'hand' | 'sheet'; match: string; page?: number }
  /** The position in words, in a message of its own; private: another page of it, or of that section of it alone. */
  | { kind: 'text'; match: string }
  | { kind: 'text-page'; match: string; page: number; option?: string }
  /** A page of a campaign, whose id stands for the match, or of what a match that stands alone has become. */
  | { kind: 'party'; match: string; page?: number }
  /** A page of the results of a server in a game, whose id stands for the match. */
  | { kind: 'results'; match: string; page?: number }
  /** Private: the way to what is kept of the visitor (`export`, `ask`, `delete`); `me` stands for the match. */
  | { kind: 'privacy'; match: string; option: string }
  /** Of a game, whose id stands for the match: a paragraph of its rules, or of a menu of them; its guide; its commands. */
  | { kind: 'rule'; match: string; option: string }
  | { kind: 'guide' | 'commands'; match: string }
  /** Private: turns to another page of the guide. */
  | { kind: 'leaf'; match: string; page: number }
  /** Of operators: a page of the matches of their server, of `live` ones or of `all`, which stands for the match. */
  | { kind: 'matches'; match: string; page?: number }
  /** Of operators: what they have asked for, `option` being the id of that interaction, shall be done. */
  | { kind: 'end-now' | 'set-aside'; match: string; option: string }
  /** An inquiry of the game, `option` being its name: answered in private; from a menu with the value of its field. */
  | { kind: 'inquire'; match: string; option: string }
  /** Private: what the question means, and what a computer would answer, in a message beside it. */
  | { kind: 'why'; match: string; decision: string }
  | { kind: 'tutor'; match: string; decision: string }
  /** Private: a menu of actions; its value is the action's name. */
  | { kind: 'action'; match: string; decision: string; page: number }
  /** Private: starts to fill in an action. */
  | { kind: 'begin'; match: string; decision: string; action: string }
  /** Private: the next field. From a menu with values on page `page`, from a button without: then `page` is the option. */
  | ({ kind: 'pick'; page: number } & StepIds)
  /** Private: turns to a page of the menu. */
  | ({ kind: 'page'; page: number } & StepIds)
  /** Private: a whole suggested answer. */
  | { kind: 'suggest'; match: string; decision: string; action: string; index: number }
  /**
   * Private, of a field: what has been chosen is its value (or the whole is the answer); its usual value; all of its
   * options. Or a menu of whole ways, whose value is the way.
   */
  | ({ kind: 'send' | 'usual' | 'all' | 'way' } & StepIds)
  /** Private: one choice back; the field from its beginning. */
  | ({ kind: 'back' } & StepIds)
  | ({ kind: 'reset' } & StepIds)
  /** A menu of places to zoom to; more than one menu of a message differ by `page`. */
  | { kind: 'focus'; match: string; page?: number };

/** What all presses in a private question name: the match, the question, and what exactly was shown. */
export interface StepIds {
  match: string;
  decision: string;
  step: number;
}

const VERSION = 'v1';
type Part = 'decision' | 'action' | 'option' | 'role' | 'step' | 'page' | 'index' | 'seat';
const NUMBERS: readonly Part[] = ['step', 'page', 'index', 'seat'];
/** What may be missing, as it is in what an earlier program wrote. */
const OPTIONAL = { 'page?': 'page', 'seat?': 'seat', 'option?': 'option' } as const;
type Optional = keyof typeof OPTIONAL;
const isOptional = (part: Part | Optional): part is Optional => part in OPTIONAL;
const plainly = (part: Part | Optional): Part => (isOptional(part) ? OPTIONAL[part] : part);
const PARTS: Record<Press['kind'], readonly (Part | Optional)[]> = {
  answer: [],
  do: ['decision', 'action'],
  hand: ['page?'],
  sheet: ['page?'],
  text: [],
  'text-page': ['page', 'option?'],
  party: ['page?'],
  undo: [],
  board: ['page?'],
  log: ['page?'],
  browser: [],
  lesson: [],
  'lesson-on': ['step'],
  'lesson-leave': [],
  unfolded: ['page?'],
  news: ['page?'],
  orders: ['page?'],
  order: ['option'],
  object: ['option'],
  ahead: ['seat?'],
  'ahead-off': ['seat'],
  overdue: [],
  'stand-in': ['seat'],
  rewind: ['step'],
  stay: ['step'],
  join: ['seat?'],
  alone: [],
  computer: ['option?'],
  leave: [],
  start: [],
  replay: ['option', 'page'],
  film: [],
  'go-on': [],
  summary: [],
  results: ['page?'],
  privacy: ['option'],
  role: ['role'],
  option: ['option', 'page?'],
  options: ['page'],
  agree: ['step'],
  ready: [],
  keep: [],
  'when-full': ['step'],
  tables: ['page'],
  rule: ['option'],
  guide: [],
  leaf: ['page'],
  commands: [],
  matches: ['page?'],
  'end-now': ['option'],
  'set-aside': ['option'],
  inquire: ['option'],
  why: ['decision'],
  tutor: ['decision'],
  action: ['decision', 'page'],
  begin: ['decision', 'action'],
  pick: ['decision', 'step', 'page'],
  usual: ['decision', 'step'],
  all: ['decision', 'step'],
  way: ['decision', 'step'],
  page: ['decision', 'step', 'page'],
  suggest: ['decision', 'action', 'index'],
  back: ['decision', 'step'],
  send: ['decision', 'step'],
  reset: ['decision', 'step'],
  focus: ['page'],
};

/** The custom id of a press. Throws when it would be longer than Discord takes (100 characters). */
export function writeId(press: Press): string {
  const values = press as unknown as Record<Part, string | number | undefined>;
  const parts = PARTS[press.kind].flatMap((part) => {
    const value = isOptional(part) ? values[OPTIONAL[part]] : (values[part] ?? 0);
    if (value === undefined) return [];
    return typeof value === 'number' ? value.toString(36) : escaped(value);
  });
  const id = [VERSION, press.kind, escaped(press.match), ...parts].join(':');
  if (id.length > LIMITS.component.customId) throw new RangeError(`custom id is too long: ${id}`);
  return id;
}

/**
 * The press of a custom id. Gives undefined for ids of another version or of somebody else. Gives it also where a part
 * is what every object has (`constructor`): looked up among actions, such a name would find what nobody declared.
 */
export function readId(id: string): Press | undefined {
  const [version, kind, match, ...parts] = id.split(':');
  if (version !== VERSION || kind === undefined || !match || !Object.hasOwn(PARTS, kind)) return undefined;
  if ([match, ...parts].some((one) => plain(one) in Object.prototype)) return undefined;
  const shape = PARTS[kind as Press['kind']].slice(0, parts.length).map(plainly);
  const least = PARTS[kind as Press['kind']].filter((part) => !isOptional(part)).length;
  if (parts.length < least || parts.length > shape.length) return undefined;
  const press: Record<string, string | number> = { kind, match: plain(match) };
  for (const [i, part] of shape.entries()) {
    const value = parts[i]!;
    if (!NUMBERS.includes(part)) press[part] = plain(value);
    else if (/^[0-9a-z]{1,10}$/.test(value)) press[part] = Number.parseInt(value, 36);
    else return undefined;
    if (press[part] === '') return undefined;
  }
  return press as unknown as Press;
}

const escaped = (part: string) => part.replace(/[%:]/g, (c) => (c === ':' ? '%3A' : '%25'));
const plain = (part: string) => part.replaceAll('%3A', ':').replaceAll('%25', '%');
