import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFile } from '#bot/serve/read-file';
import type { State } from '#games/middle-earth-quest/state/state';
import { games } from '#src/registry';
import { recordings } from '../kit/recorded.ts';

const known = new Map(games.map((part) => [part.game.id, part]));
const taking = { channel: 'here', guild: 'guild', user: 'ann', mark: 'x', now: 1 };
const read = (text: string) => readFile(known, text, taking);
const textOf = ({ file }: { file: string }) => readFileSync(file, 'utf8');

describe('A file is read', () => {
  const lobbies = recordings().filter(({ name }) => name.includes('lobby'));
  test.each(lobbies.map((one) => [one.game, one.name, one] as const))('%s: the lobby %s is opened', (_, __, lobby) => {
    expect(read(textOf(lobby))).not.toHaveProperty('bad');
  });

  /** What comes of a match whose position, which is all that its file holds of it, is changed so. */
  const changed = (change: (g: State) => void) => {
    const recorded = recordings().find((one) => one.game === 'middle-earth-quest' && one.name === '4-middle')!;
    const file = JSON.parse(textOf(recorded));
    change(file.match.base);
    return read(JSON.stringify(file));
  };

  test('as long as no card in it is of another deck: a hero with a Shadow card for a quest is none', () => {
    expect(changed(() => {})).not.toHaveProperty('bad');
    const read = changed((g) => {
      g.heroes[0]!.starting.card = g.shadowDeck.draw[0]!;
    });
    expect(read).toMatchObject({ bad: 'shape' });
  });

  test('as long as it holds what the box holds: a deck with a card twice in place of another is none', () => {
    const read = changed((g) => {
      g.shadowDeck.draw[0] = g.shadowDeck.draw[1]!;
    });
    expect(read).toMatchObject({ bad: 'shape' });
    expect(String((read as { error: unknown }).error)).toContain('shadow cards: missing');
  });

  test('as long as its log has words: a stretch that is folded under a name nobody knows is none', () => {
    const recorded = recordings().find(({ file }) => textOf({ file }).includes('"fold":'))!;
    const withEvent = (change: (event: { fold?: string }) => void) => {
      const file = JSON.parse(textOf(recorded));
      const told = file.match.news.flatMap(
        ({ entry }: { entry?: { events: { fold?: string }[] } }) => entry?.events ?? [],
      );
      change(told.find(({ fold }: { fold?: string }) => fold !== undefined));
      return read(JSON.stringify(file));
    };
    expect(withEvent(() => {})).not.toHaveProperty('bad');
    const bad = withEvent((event) => {
      event.fold = 'nothing';
    });
    expect(bad).toMatchObject({ bad: 'shape' });
    expect(String((bad as { error: unknown }).error)).toContain('fold.nothing');
  });

  /** What comes of a match with a longer discard pile in the state of a round that lies behind it. */
  const withRound = (length: number) => {
    const recorded = recordings().find(({ file }) => textOf({ file }).includes('"round":{'))!;
    const file = JSON.parse(textOf(recorded));
    const { round } = file.match.news.find((line: object) => 'round' in line);
    const [name, list] = Object.entries(round.base).find(([, value]) => Array.isArray(value))!;
    round.base[name] = [...(list as unknown[]), ...Array.from({ length }, () => 'x')];
    return read(JSON.stringify(file));
  };

  test('as long as the states that it can be set back to are states of the game: one with a hundred thousand cards is none', () => {
    expect(withRound(0)).not.toHaveProperty('bad');
    expect(withRound(100_000)).toMatchObject({ bad: 'shape' });
  });
});
