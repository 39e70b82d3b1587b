import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '#src/registry';
import { scorePosition } from '../../../scripts/score-position.ts';

/** What docs/games/scythe.md says of `npm run score`. */
const page = readFileSync('docs/games/scythe.md', 'utf8');
const blocks = [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({ kind, text: text! }));
const at = blocks.findIndex(({ kind }) => kind === 'json');
const [written, table, complaint] = blocks.slice(at).map(({ text }) => text);
const scored = (text: string) => scorePosition(games, { game: 'scythe', text, locale: 'en' });

describe('The documented final position', () => {
  test('SC-12: is scored as the page says', () => {
    expect(scored(written!)).toEqual({ table: table!.trimEnd() });
  });
  test('is refused as the page says when it is wrong', () => {
    const wrong = written!.replace('"stars": 4', '"stars": 7').replace('"A5": { "oil"', '"A9": { "oil"');
    expect(scored(wrong)).toEqual({ problem: complaint!.trimEnd().replace('score: ', '') });
  });
  test('shows every part that the page names', () => {
    const [, names] = /\| Part \| What \|\n\|---\|---\|\n([\s\S]*?)\n\n/.exec(page)!;
    const parts = names!
      .split('\n')
      .flatMap((row) => [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, part]) => part!));
    expect(parts).toContain('tile');
    for (const part of parts) expect(written).toContain(`"${part}":`);
  });
});
