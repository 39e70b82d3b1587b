import { progressOf } from '#asking/choices';
import { type PutQuestion, press } from '#asking/question';
import { isRefusal } from '#core/actions';
import type { Locale } from '#core/text';
import { gloomhaven } from '#games/gloomhaven/game';
import { text } from '#games/gloomhaven/printed/text';
import { pictures } from '#renderers/gloomhaven/index';
import type { AnyGame } from '#src/game-part';
import { type Moment, seen } from './gloomhaven-samples.ts';

/** Every open question of a moment with its picture, for the seat that is asked, and what another seat would see. */
export function questionsOf({ g, open }: Pick<Moment, 'g' | 'open'>, locale: Locale) {
  const renamed = text.renamed((key) => {
    const [, seat] = /^seat\.(\d)/.exec(key) ?? [];
    if (seat !== undefined) return gloomhaven.seatName?.(g, Number(seat));
    const [, actor] = /^actor\.(.+?)(?:\.short)?$/.exec(key) ?? [];
    return actor === undefined ? undefined : gloomhaven.actorName?.(g, actor);
  });
  const part = { game: gloomhaven, text: renamed } as unknown as AnyGame;
  return open.flatMap((decision) => {
    const put: PutQuestion = { part, match: 'm', g, decision, locale };
    return decision.actions.flatMap((action) => {
      const came = press(put, undefined, { kind: 'begin', match: 'm', decision: decision.id, action }, []);
      if (isRefusal(came) || !('draft' in came)) return [];
      const progress = progressOf(put, came.draft);
      const asked = { ...decision, progress };
      const drawn = pictures.question!(seen(g, decision.seat), asked, { locale });
      const other = pictures.question!(seen(g, (decision.seat + 1) % 3), asked, { locale });
      return [{ asked, drawn, other }];
    });
  });
}
