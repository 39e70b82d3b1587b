import { ComponentType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { bellRows, openSuggestions, openWords } from '#asking/public-message';
import { privateQuestion } from '#asking/question';
import type { RowGroup } from '#asking/terms/menu';
import { partNamed } from '#asking/terms/names';
import { columns } from '#asking/terms/words';
import { playout } from '#chance/playout';
import { position } from '#core/match';
import { locales } from '#core/text';
import type { Json, Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { plays } from './kit/lengths.ts';
import { complete, owed } from './kit/parts.ts';
import { salted } from './kit/salt.ts';

/** Phones show 38 columns of a button: the end of its words, where "and end the turn" stands, is among them. */
const SEEN = 38;

const MOST = plays({ sample: 17, whole: 600 });
const MATCHES = plays({ sample: 2, whole: 6 });

/** What a message shows of its buttons, group by group, and its lines. */
interface Shown {
  groups: string[][];
  lines: string[];
}
const shownIn = (content: string, choices: readonly RowGroup[]): Shown => ({
  groups: choices.map(({ rows }) =>
    rows
      .flatMap(({ components }) => components)
      .flatMap((one) => (one.type === ComponentType.Button && 'label' in one ? [one.label ?? ''] : [])),
  ),
  lines: [content, ...choices.flatMap(({ notes = [] }) => notes)].flatMap((words) => words.split('\n')),
});

/** All questions of a position as they stand in private and in public, in both languages, before anything is chosen and with each action begun. */
function messagesOf(part: AnyGame, match: Match<Json>): Shown[] {
  const { g, open } = position(part.game, match);
  const now = partNamed(part, () => g);
  return locales.flatMap((locale) => {
    const put = { part: now, match: 'm', g, locale };
    const publicly = [
      { rows: [...openSuggestions(put, open), ...bellRows(now, 'm', open, locale)], notes: openWords(put, open) },
    ];
    const privately = open.flatMap((decision) =>
      [undefined, ...decision.actions].map((action) => {
        const draft = action === undefined ? undefined : { decision: decision.id, action, args: {} };
        return privateQuestion({ ...put, decision }, draft as never);
      }),
    );
    return [shownIn('', publicly), ...privately.map(({ content, choices }) => shownIn(content, choices))];
  });
}

/** Whether a line of a message says whole what this label has no room for. */
function standsWhole(label: string, lines: readonly string[]): boolean {
  const parts = label.replace(/ \(\d+\)$/, '').split('…');
  return lines.some((line) => {
    let at = 0;
    return parts.every((part) => {
      const found = line.indexOf(part, at);
      at = found + part.length;
      return found >= 0;
    });
  });
}

test.each(complete.map((part) => [part.game.id, part as AnyGame] as const))(
  '%s: no button is wider than a phone shows, each differs from its neighbours, and what has no room on it stands beside it',
  (id, part) => {
    let cut = 0;
    let seen = 0;
    const { min, max } = part.game.seats;
    for (let n = 0; n < MATCHES; n++)
      playout(part, salted(`labels/${n}`), {
        most: MOST,
        seats: Math.min(max, Math.max(min, 2 + n)),
        policy: n % 2 === 0 ? 'progress' : 'random',
        each: (match) => {
          for (const { groups, lines } of messagesOf(part, match))
            for (const labels of groups) {
              seen += labels.length;
              const wide = labels.filter((label) => columns(label) > SEEN);
              if (wide.length > 0) expect(wide).toEqual([]);
              if (new Set(labels).size < labels.length) expect.unreachable(`look alike: ${labels.join(' | ')}`);
              for (const label of labels.filter((one) => one.includes('…'))) {
                cut++;
                if (!standsWhole(label, lines))
                  expect.unreachable(`${label} stands nowhere whole: ${lines.join(' / ')}`);
              }
            }
        },
      });
    expect(seen).toBeGreaterThan(owed(id, { large: 500, any: 0 }));
    // Each large game has answers with more words than a button has room for.
    expect(cut).toBeGreaterThanOrEqual(owed(id, { large: 1, any: 0 }));
  },
  120_000,
);
