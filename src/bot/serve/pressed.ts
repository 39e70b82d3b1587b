import type { Press } from '#asking/terms/ids';
import { serverOf } from '../match/pause.ts';
import { answerPressed, showQuestion } from './answering.ts';
import type { Call, CommandPress, MatchCommand } from './command.ts';
import { declineInLesson } from './in-lesson.ts';
import { inquirePressed } from './inquire.ts';
import { declineUnlessOperator } from './operators.ts';
import { declineIfPaused } from './paused.ts';
import { adviseOnQuestion } from './tutor.ts';
import { explainQuestion } from './why.ts';

/** What a kind of button or menu does. */
export interface Pressable {
  /** In a private message the reply takes its place. */
  goesOn: boolean;
  /** Only for operators of the server. */
  forOperators: boolean;
  run(call: Call, press: Press, values: readonly string[]): Promise<void>;
}

/** What is pressed in a question, on the button that leads to it, or to inquire about the match. */
const ofQuestions: { [K in Exclude<Press['kind'], CommandPress>]: Pressable['run'] } = {
  answer: (call) => showQuestion(call),
  do: answerPressed,
  action: answerPressed,
  begin: answerPressed,
  pick: answerPressed,
  page: answerPressed,
  suggest: answerPressed,
  send: answerPressed,
  usual: answerPressed,
  all: answerPressed,
  way: answerPressed,
  back: answerPressed,
  reset: answerPressed,
  why: explainQuestion,
  tutor: adviseOnQuestion,
  inquire: inquirePressed,
};
/** What leaves the question where it is. */
const BESIDE: readonly Press['kind'][] = ['why', 'tutor', 'inquire'];

/** Kinds of buttons that belong to no question; the compiler asks for those that are missing. */
const OF_COMMANDS = Object.keys({
  hand: 0,
  sheet: 0,
  text: 0,
  'text-page': 0,
  party: 0,
  undo: 0,
  board: 0,
  focus: 0,
  log: 0,
  unfolded: 0,
  news: 0,
  orders: 0,
  order: 0,
  object: 0,
  ahead: 0,
  'ahead-off': 0,
  overdue: 0,
  'stand-in': 0,
  rewind: 0,
  stay: 0,
  join: 0,
  leave: 0,
  start: 0,
  alone: 0,
  computer: 0,
  role: 0,
  replay: 0,
  film: 0,
  browser: 0,
  lesson: 0,
  'lesson-on': 0,
  'lesson-leave': 0,
  'go-on': 0,
  summary: 0,
  results: 0,
  privacy: 0,
  option: 0,
  options: 0,
  agree: 0,
  ready: 0,
  keep: 0,
  'when-full': 0,
  tables: 0,
  rule: 0,
  guide: 0,
  leaf: 0,
  commands: 0,
  matches: 0,
  'end-now': 0,
  'set-aside': 0,
} satisfies Record<CommandPress, 0>) as CommandPress[];

/** All buttons by their kind. Throws when one is at home in no subcommand, or in two. */
export function buttonsOf(commands: readonly MatchCommand[]): ReadonlyMap<Press['kind'], Pressable> {
  const buttons = new Map<Press['kind'], Pressable>();
  for (const [name, run] of Object.entries(ofQuestions)) {
    const kind = name as Press['kind'];
    buttons.set(kind, { goesOn: !BESIDE.includes(kind), forOperators: false, run });
  }
  for (const kind of OF_COMMANDS) {
    const [home, ...others] = commands.filter(({ presses }) => presses?.[kind]);
    const button = home?.presses?.[kind];
    if (!button || others.length > 0) throw new Error(`the button "${kind}" must be at home in one command`);
    const { goesOn = false, run } = button;
    const forOperators = home.under?.forOperators ?? false;
    buttons.set(kind, { goesOn, forOperators, run: run as Pressable['run'] });
  }
  return buttons;
}

/** Does what a press says. Declines where the server is paused, and what is not this visitor's to do. */
export async function runPressed(
  buttons: ReadonlyMap<Press['kind'], Pressable>,
  call: Call,
  press: Press,
  values: readonly string[],
): Promise<void> {
  const { run, forOperators } = buttons.get(press.kind)!;
  if (forOperators) declineUnlessOperator(call.visit);
  else await declineIfPaused(call.house, await serverOf(call.house, press.match));
  await declineInLesson(call.house, press);
  await run(call, press, values);
}
