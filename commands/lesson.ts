import { eventLines } from '#asking/public-message';
import { gameValue } from '#asking/slash-text';
import { buttonRows, grouped } from '#asking/terms/menu';
import { seatsOf } from '#bot/match/asked';
import { type Changed, cause, find } from '#bot/match/change';
import { Declined, decline } from '#bot/match/declined';
import { isLesson, left, lessonGoneOn } from '#bot/match/lesson';
import { withNames } from '#bot/match/named';
import { type Found, isPlayed, type Played } from '#bot/match/record';
import { lessonFor } from '#bot/serve/begin-lesson';
import { changeOnce, replyAndDeliver } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { present } from '#bot/serve/present';
import { lessonButton } from '#bot/words/lesson';
import { say } from '#bot/words/text';
import { isRefusal } from '#core/actions';
import type { Event } from '#core/types';

/** Ten minutes in which one person learns a game: a match of their own, step by step, in private messages. */
export const lesson = subcommand({
  name: { en: 'lesson', ja: 'レッスン' },
  help: {
    en: 'Learn a game in ten minutes, step by step and on your own',
    ja: 'ゲームを10分で一歩ずつ学ぶ（1人用）',
  },
  alone: true,
  whilePaused: true,
  of: ({ lesson: own }) => own !== undefined,
  options: {
    game: {
      type: 'listed',
      name: { en: 'game', ja: 'ゲーム' },
      help: { en: 'Which game', ja: 'どのゲームか' },
      values: (games) => games.filter((part) => part.lesson).map(gameValue),
    },
  },
  run: (call, { game }) => (game === undefined ? choose(call) : begin(call, game)),
  presses: {
    lesson: { run: (call, { match: game }) => begin(call, game) },
    'lesson-on': { goesOn: true, run: (call, { step }) => goOn(call, step) },
    'lesson-leave': { goesOn: true, run: leave },
  },
});

/** A button for each game that has a lesson. */
async function choose({ house, visit }: Call): Promise<void> {
  const buttons = [...house.games.values()].flatMap((part) => lessonButton(part, visit.locale, 'named'));
  if (buttons.length === 0) decline('no-lesson');
  const content = say('lesson.which', visit.locale);
  await visit.reply({ content, choices: grouped(buttonRows(buttons)), pictures: [] });
}

async function begin(call: Call, game: string): Promise<void> {
  const { house, visit } = call;
  const { user, name, locale, id: mark } = visit;
  const id = await lessonFor(house, { user, name, locale, mark, game });
  await visit.reply(await present(call, await find(house, id), {}));
}

/** What a change of a lesson has come to. */
interface Came {
  found: Found;
  events: readonly Event[];
}

/** Changes the lesson of the visitor, once, and shows where it stands then. */
async function changes(
  call: Call,
  decide: (found: Found<Played>) => { record: Played; events: Event[] },
): Promise<void> {
  const { visit } = call;
  const id = await call.match();
  const decideNow = (found: Found): Changed<Came> => {
    if (!isPlayed(found) || !isLesson(found.record)) decline('old-button');
    if (seatsOf(found.record, visit.user).length === 0) decline('not-seated');
    if (found.record.status !== 'running') decline('match-is-over');
    const { record, events } = decide(found);
    return { record, result: { found: withNames({ ...found, record }), events } };
  };
  const { found, events } = await changeOnce<Came>(call, id, decideNow, (same) => ({ found: same, events: [] }));
  const lead = eventLines(found.part, events, visit.locale, seatsOf(found.record, visit.user)).join('\n');
  await replyAndDeliver(call, id, () => present(call, found, { ...(lead && { lead }) }));
}

const goOn = (call: Call, step: number) =>
  changes(call, (found) => {
    const gone = lessonGoneOn(found, step, cause(call.house, call.visit.id));
    if (isRefusal(gone)) throw new Declined(gone.refused);
    return gone;
  });

function leave(call: Call): Promise<void> {
  return changes(call, ({ record }) => ({ record: left(record, cause(call.house, call.visit.id)), events: [] }));
}
