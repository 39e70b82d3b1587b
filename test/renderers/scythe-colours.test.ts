import { describe, expect, test } from 'vitest';
import { factions, type Terrain } from '#games/scythe/printed/content';
import { factionLook } from '#renderers/scythe/emblems';
import { TABLE } from '#renderers/scythe/map';
import { TIERS } from '#renderers/scythe/seats';
import { lighter } from '#renderers/scythe/shade';
import { grounds, terrainDrawing } from '#renderers/scythe/terrain';
import { cream, creamFaint, now, nowEdge, wood, woodLight } from '#renderers/theme';
import { ALL_EYES, contrast, distance, EYES, lab } from './colours.ts';

const looks = [...factions.keys()].map((id) => [id, factionLook(id)] as const);
const terrains = Object.entries(grounds);
const pairs = <T>(all: readonly T[]): [T, T][] => all.flatMap((a, n) => all.slice(n + 1).map((b): [T, T] => [a, b]));

describe('Colours of Scythe', () => {
  test('tell factions apart, with weak eyes too, and each is lighter or darker than all others', () => {
    for (const [[a, one], [b, other]] of pairs(looks)) {
      for (const eyes of EYES)
        expect(distance(one.colour, other.colour, eyes), `${a}/${b} ${eyes}`).toBeGreaterThan(12);
      expect(Math.abs(lab(one.colour)[0] - lab(other.colour)[0]), `${a}/${b}`).toBeGreaterThan(5);
    }
  });
  test('tell terrains apart for every kind of eyes, at the rim of a hex and in its pale middle', () => {
    for (const [[a, one], [b, other]] of pairs(terrains))
      for (const eyes of ALL_EYES) {
        expect(distance(one, other, eyes), `${a}/${b} ${eyes}`).toBeGreaterThanOrEqual(12);
        const [pale, paler] = [one, other].map((ground) => lighter(ground, 0.32)) as [string, string];
        expect(distance(pale, paler, eyes), `${a}/${b} ${eyes}, pale`).toBeGreaterThanOrEqual(9);
      }
  });
  test('need no colour to tell terrains: the ground between the drawings has other lines on each', () => {
    const drawn = terrains.map(([terrain]) => JSON.stringify(terrainDrawing(terrain as Terrain, 'A1', false)[0]));
    expect(new Set(drawn).size).toBe(terrains.length);
    for (const one of drawn) expect(one).toContain('"d":"M');
  });
  test('let figures be seen on counters and edges of rings and counters on any ground', () => {
    for (const [id, { colour, on, dark, light }] of looks)
      for (const eyes of EYES) {
        expect(contrast(on, colour, eyes), `${id} ${eyes}`).toBeGreaterThanOrEqual(3);
        expect(contrast(dark, light, eyes), `${id} ${eyes}`).toBeGreaterThanOrEqual(4.5);
        for (const [terrain, ground] of terrains) {
          // The edge is dark and the rim pale: one of them stands out wherever a counter lies.
          const best = Math.max(contrast(dark, ground, eyes), contrast('#f7efdc', ground, eyes));
          expect(best, `${id} on ${terrain} ${eyes}`).toBeGreaterThanOrEqual(3);
        }
      }
  });
  test('keep the colour of now for itself', () => {
    const others = [...looks.map(([id, one]) => [id, one.colour] as const), ['table', TABLE] as const];
    for (const [name, colour] of others)
      for (const eyes of EYES) expect(distance(now, colour, eyes), `${name} ${eyes}`).toBeGreaterThan(12);
    // On ground it stands between dark lines.
    for (const [name, colour] of terrains)
      for (const eyes of EYES) expect(distance(now, colour, eyes), `${name} ${eyes}`).toBeGreaterThan(9);
    for (const [terrain, ground] of terrains)
      for (const eyes of EYES)
        expect(
          Math.max(contrast(now, ground, eyes), contrast(nowEdge, ground, eyes)),
          `${terrain} ${eyes}`,
        ).toBeGreaterThanOrEqual(3);
  });
  test('let words be read on plates and labels', () => {
    for (const eyes of EYES) {
      for (const ground of [...TIERS, wood, woodLight])
        expect(contrast(cream, ground, eyes), `${ground} ${eyes}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(creamFaint, woodLight, eyes)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
