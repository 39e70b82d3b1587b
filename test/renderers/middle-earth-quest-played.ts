import { progressOf } from '#asking/choices';
import { type PutQuestion, press } from '#asking/question';
import { playout } from '#chance/playout';
import { isRefusal } from '#core/actions';
import { position } from '#core/match';
import type { Locale } from '#core/text';
import type { Decision, Viewer } from '#core/types';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { text } from '#games/middle-earth-quest/printed/text';
import { view } from '#games/middle-earth-quest/seen/view';
import type { State } from '#games/middle-earth-quest/state/state';
import { pictures } from '#renderers/middle-earth-quest/index';
import type { AnyGame } from '#src/game-part';
import { part as whole } from '../games/middle-earth-quest/part.ts';
import { salted } from '../kit/salt.ts';

/** Positions of matches of Middle-Earth Quest played by chance. */

export interface Moment {
  name: string;
  g: State;
  open: readonly Decision[];
}

/** Every so many decisions of a match. */
export function moments(seed: string, { seats, every }: { seats: number; every: number }): Moment[] {
  const found: Moment[] = [];
  let n = 0;
  playout(whole, salted(seed), {
    seats,
    each: (match) => {
      if (n++ % every !== 0) return;
      const { g, open } = position(middleEarthQuest, match);
      found.push({ name: `${seed}/${n}`, g: structuredClone(g), open });
    },
  });
  return found;
}

export const seen = (g: State, viewer: Viewer) => view(g, viewer);

/** Every open question of a moment with its picture, for the seat that is asked, and what another seat would see. */
export function questionsOf({ g, open }: Moment, locale: Locale) {
  const renamed = text.renamed((key) => {
    const [, seat] = /^seat\.(\d)/.exec(key) ?? [];
    return seat === undefined ? undefined : middleEarthQuest.seatName?.(g, Number(seat));
  });
  const part = { game: middleEarthQuest, text: renamed } as unknown as AnyGame;
  return open.flatMap((decision) => {
    const put: PutQuestion = { part, match: 'm', g, decision, locale };
    return decision.actions.flatMap((action) => {
      const came = press(put, undefined, { kind: 'begin', match: 'm', decision: decision.id, action }, []);
      if (isRefusal(came) || !('draft' in came)) return [];
      const asked = { ...decision, progress: progressOf(put, came.draft) };
      const drawn = pictures.question!(seen(g, decision.seat), asked, { locale });
      const other = pictures.question!(seen(g, (decision.seat + 1) % (g.players + 1)), asked, { locale });
      return [{ asked, drawn, other }];
    });
  });
}
