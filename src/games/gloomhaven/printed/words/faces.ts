import { z } from 'zod';

/** Somebody who did something, or to whom it was done: enough to draw them when they are gone. */
const Face = z.object({
  id: z.string(),
  kind: z.enum(['character', 'monster', 'summon', 'objective']),
  /** The type of a monster, the creature of a summon, what a thing is; empty of a character. */
  what: z.string(),
  seat: z.int().nullable(),
  rank: z.enum(['normal', 'elite', 'boss']).nullable(),
  /** Its number, where it has one. */
  standee: z.int().nullable(),
});
export type Face = z.infer<typeof Face>;

/** Who did a deed; of a deed against one figure also to whom, and whether that fell by it. It stands as `faces` in what is shown of the deed. */
export const Faces = z.object({ doer: Face, target: Face.nullable(), falls: z.boolean() });
export type Faces = z.infer<typeof Faces>;
