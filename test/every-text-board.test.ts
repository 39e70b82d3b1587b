import { describe, expect, test } from 'vitest';
import { LIMITS } from '#asking/terms/limits';
import { playout } from '#chance/playout';
import { copy } from '#core/copy';
import { position } from '#core/match';
import { makeRng } from '#core/rng';
import { seatRange } from '#core/seats';
import { type Locale, locales } from '#core/text';
import type { Viewer } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { kept, parts, UNSAID } from './kit/every-game.ts';
import { plays } from './kit/lengths.ts';
import { salted } from './kit/salt.ts';
import { faultsOf } from './kit/style.ts';
import { canHave, changedFacts, heard, heardOf, pathsOf, toBeHeard, watched } from './kit/text-boards.ts';

/** The position of every game in words: whoever hears it knows what whoever looks knows. */

const POSITIONS = plays({ sample: 16, whole: 1_000 });
/** Every so many positions are heard word by word, and with other secrets. */
const CLOSELY = 10;

/** A position, with what those who look may see there. */
interface Moment {
  g: unknown;
  views: ReadonlyMap<Viewer, object>;
}

/** Positions one after another, of a match by chance with the most seats, and fewer of one with the fewest. */
const matches = kept((id): Moment[][] => {
  const part = parts.find(({ game }) => game.id === id)!;
  const { min, max } = seatRange(part.game);
  return [played(part, max, POSITIONS), ...(min < max ? [played(part, min, POSITIONS / 4)] : [])];
});

function played(part: AnyGame, seats: number, most: number): Moment[] {
  const { game } = part;
  const moments: Moment[] = [];
  // Those who sit between are like their neighbours.
  const viewers: Viewer[] = [...new Set<Viewer>([0, seats - 1, 'spectator'])];
  playout(part, salted(`text/${game.id}/${seats}`), {
    seats,
    policy: 'progress',
    most,
    each(match) {
      const { g } = position(game, match);
      const seen = (viewer: Viewer): object => JSON.parse(JSON.stringify(game.view(g, viewer)));
      moments.push({ g: copy(g), views: new Map(viewers.map((viewer) => [viewer, seen(viewer)])) });
    },
  });
  return moments;
}

/** What each viewer sees, position after position, with what the same one saw before. */
function* inARow(id: string): Generator<{ g: unknown; viewer: Viewer; view: object; before: object; was: unknown }> {
  for (const moments of matches(id))
    for (const [n, { g, views }] of moments.entries()) {
      const last = moments[n - 1];
      if (last)
        for (const [viewer, view] of views) yield { g, viewer, view, before: last.views.get(viewer)!, was: last.g };
    }
}
/** Some of the positions. */
const some = (id: string): Moment[] => matches(id).flatMap((moments) => moments.filter((_, n) => n % CLOSELY === 0));

describe.each(parts.map((part) => [part.game.id, part] as const))('The position of %s in words', (id, part) => {
  const board = part.textBoard;
  const said = { en: new Map<object, string>(), ja: new Map<object, string>() };
  /** All that is heard of a view; it is asked for twice. */
  function wordsOf(g: unknown, view: object, locale: Locale): string {
    const known = said[locale].get(view) ?? [...heard(part, g, view, locale).values()].flat().join('\n');
    said[locale].set(view, known);
    return known;
  }

  test('is another one whenever anything is that the seat may know', () => {
    let changes = 0;
    for (const { g, viewer, view, before, was } of inARow(id)) {
      const changed = changedFacts(toBeHeard(board, before), toBeHeard(board, view));
      if (changed.length === 0) continue;
      changes++;
      for (const locale of locales) {
        const isSame = wordsOf(was, before, locale) === wordsOf(g, view, locale);
        if (isSame) expect([viewer, locale, changed]).toEqual('heard');
      }
    }
    // Each viewer's own: some answers change nothing for others.
    expect(changes).toBeGreaterThan(POSITIONS / 2);
  });

  test('tells each fact that changes by itself, in the section that the game names for it', () => {
    const met = new Set<string>();
    for (const { viewer, view, before, was } of inARow(id)) {
      for (const fact of changedFacts(toBeHeard(board, before), toBeHeard(board, view))) {
        const mixed = { ...before, [fact]: (view as Record<string, unknown>)[fact] };
        const isSame = heardOf(part, was, before, fact) === heardOf(part, was, mixed, fact);
        if (isSame) expect([viewer, fact, before, mixed]).toEqual('told');
        met.add(fact);
      }
    }
    expect(met.size).toBeGreaterThan(1);
  });

  test('looks at all that is in a view but for what the game names as not said', () => {
    const there = new Set<string>();
    const looked = new Set<string>();
    for (const { views } of some(id))
      for (const view of views.values()) {
        const { view: watching, seen } = watched(view);
        JSON.stringify(Object.values(board.kinds).map((tell) => tell(watching)));
        for (const path of seen) looked.add(path);
        for (const path of pathsOf(toBeHeard(board, view))) there.add(path);
      }
    expect([...there].filter((path) => !looked.has(path))).toEqual([]);
  });

  test('names as not said only what a view can have', () => {
    const views = some(id).flatMap(({ views: all }) => [...all.values()]);
    const isThere = (path: string) => views.some((view) => canHave(view, path.split('.')));
    expect((board.unsaid ?? []).filter((path) => !isThere(path))).toEqual([]);
  });

  test('tells nobody what is hidden: with other secrets others hear the same', () => {
    let swaps = 0;
    for (const [n, { g, views }] of some(id).entries()) {
      for (const [viewer, view] of views) {
        const swapped = part.proofs!.swapHidden(g, viewer, makeRng({ seed: salted(`swap/${n}`), drawn: {} }));
        if (JSON.stringify(swapped) !== JSON.stringify(g)) swaps++;
        const other = JSON.parse(JSON.stringify(part.game.view(swapped, viewer)));
        for (const locale of locales) expect(heard(part, swapped, other, locale)).toEqual(heard(part, g, view, locale));
      }
    }
    expect(swaps).toBeGreaterThan(0);
  });

  test('is in both languages words of one style, in sections that a menu takes, in lines that are heard at once', () => {
    const faults = new Set<string>();
    for (const { g, views } of some(id))
      for (const view of views.values())
        for (const locale of locales) {
          const sections = heard(part, g, view, locale);
          // One of them is what just happened.
          expect(sections.size).toBeLessThan(LIMITS.component.selectOptions);
          for (const line of [...sections.values()].flat()) {
            if (UNSAID.test(line)) faults.add(`not said: ${line}`);
            if (line.length > 1_200) faults.add(`too long: ${line}`);
            for (const fault of faultsOf(line, locale)) faults.add(`${fault}: ${line}`);
          }
        }
    expect([...faults]).toEqual([]);
  });
});
