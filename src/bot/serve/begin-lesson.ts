import { newId } from '#store/new-id';
import { inTurn } from '#store/queue';
import { cause, forSaving } from '../match/change.ts';
import { decline } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import { begunLesson, isLesson, type Learner } from '../match/lesson.ts';
import { findReadable } from './here.ts';

/**
 * The lesson of a game for this person: the one that they have begun, else a new one. Gives the id of its match. Declines where the game has none.
 */
export async function lessonFor(
  house: House,
  { game, mark, ...learner }: Omit<Learner, 'id'> & { game: string; mark: string },
): Promise<string> {
  const part = house.games.get(game);
  const lesson = part?.lesson ?? decline('no-lesson');
  // Two presses at once begin one lesson.
  return inTurn(`lesson ${learner.user}`, async () => {
    for (const id of await house.store.byUser(learner.user)) {
      const found = await findReadable(house, id);
      if (found && isLesson(found.record) && found.record.status === 'running' && found.record.game === game) return id;
    }
    const id = newId();
    const record = begunLesson(part!, lesson, { id, ...learner }, cause(house, mark));
    await house.store.create(forSaving(record, house.defaults));
    return id;
  });
}
