import { z } from 'zod';
import { TERRAINS, Terrain } from '../terms/names.ts';
import { Id, Name } from '../terms/plain.ts';

/** The shape of the map: what is printed on it, and nothing that lies there. */

const at = { id: Id, name: Name, region: Id, x: z.int().min(0), y: z.int().min(0) };
export const Location = z.discriminatedUnion('type', [
  z.strictObject({ ...at, type: z.literal('normal'), perilous: z.boolean() }),
  z.strictObject({ ...at, type: z.literal('haven'), perilous: z.literal(false) }),
  /** `holds`: the printed number, as much influence as there may be (MEQ-4.3). */
  z.strictObject({ ...at, type: z.literal('stronghold'), holds: z.int().min(1), perilous: z.boolean() }),
]);
export type Location = z.infer<typeof Location>;

/** `terrain` is null where a number stands alone: any card will do (MEQ-6.6). */
export const Path = z.strictObject({
  a: Id,
  b: Id,
  terrain: Terrain.nullable(),
  cost: z.int().min(1).max(4),
  water: z.boolean(),
});
export type Path = z.infer<typeof Path>;

export const WorldMap = z.strictObject({
  /** Of the field in which `x` and `y` of the locations lie. */
  size: z.strictObject({ w: z.int(), h: z.int() }),
  terrains: z.array(z.strictObject({ id: Terrain, name: Name })).length(TERRAINS.length),
  /** Two regions of a `pair` share a deck of encounters and a stack of monsters (MEQ-1.5). */
  regions: z.array(z.strictObject({ id: Id, name: Name, pair: Id })),
  locations: z.array(Location),
  paths: z.array(Path),
  /** The way by sea that a Boat opens (MEQ-6.7). */
  seaPath: z.strictObject({ a: Id, b: Id, cost: z.int() }),
});
export type WorldMap = z.infer<typeof WorldMap>;
export type Region = WorldMap['regions'][number];
