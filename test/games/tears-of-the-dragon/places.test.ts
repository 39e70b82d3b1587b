import { describe, expect, test } from 'vitest';
import { askedNow } from '#asking/asked-now';
import { partNamed } from '#asking/terms/names';
import { games } from '#src/registry';
import { FORSETI, GORGANUN, type Scene, table } from './board.ts';

/** What the board of all marks in an activation: where whoever is active may go, and what he may do. */

type At = ReturnType<typeof table>;
const part = games.find(({ game }) => game.id === 'tears-of-the-dragon')!;
function acts({ g, open }: At): Record<string, string[]> {
  const [asked] = askedNow(
    partNamed(part, () => g),
    g,
    open,
    'en',
  );
  return Object.fromEntries((asked!.acts ?? []).map(({ name, places }) => [name, places]));
}
function activated(scene: Scene, piece: string): At {
  const t = table({ units: 1, wizard: true, ...scene });
  t.seat(scene.active ?? FORSETI).does('activate', { piece });
  return t;
}
/** Every other place that an answer of the seat leads him to by himself. */
const reached = (t: At, seat: number, who: string) =>
  new Set(
    t
      .seat(seat)
      .may('move')
      .filter(({ group }) => (group as string[]).join() === who)
      .map(({ path }) => (path as string[]).at(-1)!)
      .filter((to) => to !== t.g.counters[who]!.at),
  );

describe('An activation marks', () => {
  test('TD-7.1: the places that a leader comes to, no farther than his points', () => {
    const t = activated({ active: GORGANUN, map: { stonewell: ['kestrel'] } }, 'kestrel');
    expect(new Set(acts(t).move)).toEqual(reached(t, GORGANUN, 'kestrel'));
    expect(acts(t).move).not.toContain('stonewell');
    t.seat(GORGANUN).does('move', { group: ['kestrel'], path: ['kimrin'] });
    expect(new Set(acts(t).move)).toEqual(reached(t, GORGANUN, 'kestrel'));
  });
  test('TD-7.6: where enemies are seen, for a leader who may have fighters in his box, and nothing beyond', () => {
    const map = { stonewell: ['kestrel'], dunmarch: ['cavalry*1'] };
    const open = acts(activated({ active: GORGANUN, map }, 'kestrel')).move!;
    expect(open).toContain('dunmarch');
    // A wizard is a fighter; who stops him is passed by nobody.
    const wizard = activated({ active: GORGANUN, map: { ...map, stonewell: ['kishmin'] } }, 'kishmin');
    expect(new Set(acts(wizard).move)).toEqual(reached(wizard, GORGANUN, 'kishmin'));
  });
  test('R-1: the same whatever lies in his box, and in that of an enemy', () => {
    const at = (units: readonly string[], foes: readonly string[]) =>
      acts(
        activated(
          {
            active: GORGANUN,
            map: { stonewell: ['kestrel', ...units], dunmarch: ['neko', ...foes] },
            boxes: { kestrel: units, neko: foes },
          },
          'kestrel',
        ),
      );
    const empty = at([], []);
    expect(at(['wargroup*2', 'warsteed*1'], [])).toEqual(empty);
    expect(at(['wargroup*1-#'], ['cavalry*1'])).toEqual(empty);
    expect(at([], ['cavalry*2'])).toEqual(empty);
  });
  test('TD-8.1: the seas to which he may put out from a port, and those next to his ship', () => {
    const ashore = activated({ active: GORGANUN, map: { 'alder-bay': ['kestrel'] } }, 'kestrel');
    const seas = new Set(
      ashore
        .seat(GORGANUN)
        .may('embark')
        .map(({ to }) => to),
    );
    expect(seas.size).toBeGreaterThan(0);
    expect(new Set(acts(ashore).embark)).toEqual(seas);
  });
  test('TD-17, TD-12, TD-15: his own place for a search, a storm, a spell, and none where there is nothing of that', () => {
    const inRuin = acts(activated({ active: GORGANUN, map: { ursh: ['kestrel'] } }, 'kestrel'));
    expect(inRuin.search).toEqual(['ursh']);
    expect(inRuin.attack).toBeUndefined();
    const known = { active: GORGANUN, map: { ursh: ['kestrel'] }, knowledge: [['ursh'], []] } as const;
    expect(acts(activated(known, 'kestrel')).search).toBeUndefined();
    const before = acts(activated({ active: FORSETI, map: { kimrin: ['neko'] } }, 'neko'));
    expect(before.attack).toEqual(['kimrin']);
    const mage = { active: GORGANUN, map: { stonewell: ['kishmin'] } } as const;
    const can = table({ ...mage, wizard: true });
    can.seat(GORGANUN).does('activate', { piece: 'kishmin' });
    expect(acts(can).cast).toEqual(can.seat(GORGANUN).may('cast').length > 0 ? ['stonewell'] : undefined);
  });
});
