import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { locales } from '#core/text';
import type { Decision, Viewer } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { SLOWEST } from '../kit/every-game.ts';
import { plays } from '../kit/lengths.ts';
import { complete, owed } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { type Stage, stagesOf } from './drafts.ts';
import { type Fresh, playedFresh } from './fresh.ts';

/**
 * Every question of matches by chance has its picture, whatever the options, the seats and the language. Each kind of
 * question of a match is drawn at every stage of an answer. Of those that come again, one in so many is drawn, at its
 * beginning and at one stage by chance. Only scenes are made: what cannot be shown throws there, and painting takes ten
 * times as long.
 */

const MATCHES = plays({ sample: 2, whole: 200 });
/** Answers after which a match is left. */
const MOST = plays({ sample: 180, whole: 3_000 });
const ONE_IN = 12;

const inGames = complete.map((part) => [part.game.id, part] as const);

test.each(inGames)('every question of %s has its picture', { timeout: MATCHES * SLOWEST }, (id, part) => {
  const wrong = new Map<string, string>();
  let pictures = 0;
  for (let n = 0; n < MATCHES; n++) {
    const seed = `every-question/${n}`;
    const chance = chanceFrom(salted(`${seed}/answers`));
    const below = (many: number) => Math.floor(chance() * many);
    const seen = new Set<string>();
    const keys = new Set<string>();
    playedFresh(part, seed, {
      most: MOST,
      isLooked: () => true,
      look: (fresh) => {
        // A question stands while others answer; of each kind one of a match is looked at through all its stages.
        for (const decision of fresh.open.filter(({ id, seat }) => !seen.has(`${id} ${seat}`))) {
          seen.add(`${decision.id} ${decision.seat}`);
          const isNew = !keys.has(decision.key);
          if (!isNew && below(ONE_IN) > 0) continue;
          keys.add(decision.key);
          const locale = locales[below(locales.length)]!;
          const put = { part: fresh.part, match: 'm', g: fresh.g, decision, locale };
          const all = stagesOf(put, below);
          for (const stage of isNew ? all : [all[0]!, all[below(all.length)]!]) {
            const fault = faultOf(fresh, { decision, stage }, locale);
            if (fault === undefined) pictures++;
            else wrong.set(`${decision.key}: ${fault}`, `${fresh.name} ${decision.id} ${locale}`);
          }
        }
      },
    });
  }
  console.log(`${part.game.id}: ${pictures} questions drawn`);
  expect(Object.fromEntries(wrong)).toEqual({});
  expect(pictures).toBeGreaterThan(owed(id, { large: 30, any: 0 }));
});

/** What goes wrong when the question is drawn for the seat that is asked, and for all where it is no secret. */
function faultOf(
  { part, g }: Fresh,
  { decision, stage }: { decision: Decision; stage: Stage },
  locale: (typeof locales)[number],
): string | undefined {
  const { key, seat, about, actions, secret } = decision;
  const asked = { key, seat, about, actions };
  const drawnFor = (viewer: Viewer, progress?: Stage['progress']): string | undefined => {
    const view = (part as AnyGame).game.view(g, viewer);
    const found = part.pictures.question?.(view as never, { ...asked, ...(progress && { progress }) }, { locale });
    return found && (found.alt === '' || found.alt.length > 1_000)
      ? `${found.alt.length} characters of words`
      : undefined;
  };
  try {
    return drawnFor(seat, stage.progress) ?? (secret ? undefined : drawnFor('spectator'));
  } catch (error) {
    return (error as Error).message;
  }
}
