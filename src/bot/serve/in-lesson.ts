import type { Press } from '#asking/terms/ids';
import { BrokenRecord } from '#store/errors';
import { decline } from '../match/declined.ts';
import type { House } from '../match/house.ts';

/** What can be pressed in a lesson: its steps, its questions, and what is looked at. No seats, no orders, no agreements: it is for one person. */
const IN_LESSON = {
  answer: true,
  do: true,
  action: true,
  begin: true,
  pick: true,
  page: true,
  suggest: true,
  send: true,
  usual: true,
  all: true,
  way: true,
  back: true,
  reset: true,
  why: true,
  tutor: false,
  inquire: true,
  undo: true,
  'lesson-on': true,
  'lesson-leave': true,
  board: true,
  focus: true,
  hand: true,
  sheet: true,
  text: true,
  'text-page': true,
  log: true,
  unfolded: true,
  news: true,
  replay: true,
  film: false,
  browser: true,
  lesson: false,
  leave: false,
  start: false,
  join: false,
  alone: false,
  computer: false,
  option: false,
  options: false,
  'go-on': false,
  summary: false,
  role: false,
  ready: false,
  keep: false,
  'when-full': false,
  tables: false,
  agree: false,
  orders: false,
  order: false,
  object: false,
  ahead: false,
  'ahead-off': false,
  overdue: false,
  'stand-in': false,
  rewind: false,
  stay: false,
  party: false,
  results: false,
  privacy: false,
  rule: false,
  guide: false,
  leaf: false,
  commands: false,
  matches: false,
  'end-now': false,
  'set-aside': false,
} satisfies Record<Press['kind'], boolean>;

/** Declines what a lesson has not, where a press names one. */
export async function declineInLesson({ store }: House, { kind, match }: Press): Promise<void> {
  if (IN_LESSON[kind]) return;
  const record = await store.load(match).catch((error: unknown) => {
    if (error instanceof BrokenRecord) return undefined;
    throw error;
  });
  if (record?.notes.lesson !== undefined) decline('in-lesson');
}
