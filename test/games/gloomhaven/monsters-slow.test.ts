import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { groundOf, type Hex, mirrored, turned } from '#games/gloomhaven/printed/map/hexes';
import { activation } from '#games/gloomhaven/rules/monsters/act';
import { MonsterCase, positionOf } from '#games/gloomhaven/rules/monsters/cases';
import type { Position } from '#games/gloomhaven/rules/monsters/position';
import { goingOn, plays } from '../../kit/lengths.ts';
import { salted } from '../../kit/salt.ts';
import { randomCase } from './random-case.ts';
import { slowOutcomes } from './slow-monster.ts';

const BOARDS = plays({ sample: 100, whole: 20_000 });

/** GH-9.10 to GH-9.30 on boards by chance: the game finds what the slow way finds. */
const quick = (one: MonsterCase): string[] =>
  activation(positionOf(one))
    .map(({ moveTo, targets, focus }) => `${moveTo}: ${targets.join()} (${[...focus].sort()})`)
    .sort();

test('on boards by chance every outcome, and no other, is what the rules give when they are followed the slow way', () => {
  const seen = { moved: 0, stayed: 0, struck: 0, several: 0, tied: 0, none: 0 };
  // What is seen is worth having seen.
  const isEnough = () => Object.values(seen).every((times) => times > BOARDS / 50);
  for (const board of goingOn(BOARDS, isEnough)) {
    const one = MonsterCase.parse(randomCase(chanceFrom(salted(`board/${board}`))));
    const slow = slowOutcomes(one);
    expect(quick(one), `board ${board}: ${JSON.stringify(one)}`).toEqual(slow);
    const [first] = activation(positionOf(one));
    seen[`${first!.moveTo}` === `${one.active.hex}` ? 'stayed' : 'moved']++;
    if (first!.targets.length > 0) seen.struck++;
    if (first!.targets.length > 1) seen.several++;
    if (slow.length > 1) seen.tied++;
    if (first!.focus.length === 0) seen.none++;
  }
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(BOARDS / 50);
}, 3_600_000);

/** The same position after every hex has been moved. */
function moved(one: MonsterCase, to: (hex: Hex) => Hex): Position {
  const position = positionOf(one);
  const all = (hexes: readonly Hex[]) => hexes.map(to);
  const { aoe } = position.action;
  return {
    ...position,
    ground: groundOf({
      floor: all(position.ground.hexes).reverse(),
      walls: all(one.walls),
      thinWalls: one.thinWalls.map(([a, b]) => [to(a), to(b)] as const),
    }),
    here: to(position.here),
    obstacles: all(position.obstacles),
    traps: all(position.traps),
    hazardous: all(position.hazardous),
    difficult: all(position.difficult),
    allies: all(position.allies),
    enemies: position.enemies.map((enemy) => ({ ...enemy, hex: to(enemy.hex) })),
    action: { ...position.action, aoe: aoe && { ...aoe, hexes: all(aoe.hexes) } },
  };
}

test('GH-9.27: a board that is turned or mirrored, and told in another order, changes nothing', () => {
  for (let board = 1; board <= plays({ sample: 150, whole: 5_000 }); board++) {
    const one = MonsterCase.parse(randomCase(chanceFrom(salted(`board/${board}`)), { columns: 16, rows: 7 }));
    const told = (position: Position, to: (hex: Hex) => Hex) =>
      activation(position)
        .map(({ moveTo, targets, focus, why }) => `${to(moveTo)}: ${targets} (${focus}) ${why.map(({ id }) => id)}`)
        .sort();
    const plain = told(positionOf(one), (hex) => hex);
    const turns = (n: number) => (hex: Hex) => Array.from({ length: n }).reduce<Hex>((now) => turned(now), hex);
    expect(told(moved(one, turned), turns(5)), `board ${board}, turned`).toEqual(plain);
    expect(told(moved(one, mirrored), mirrored), `board ${board}, mirrored`).toEqual(plain);
  }
});
