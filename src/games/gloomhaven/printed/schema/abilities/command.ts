import { z } from 'zod';
import { Plain } from './plain.ts';

/** An enemy performs these, and you decide all of it; it attacks your enemies, with the monsters' modifier deck. */
export const Command = z.strictObject({ op: z.literal('command'), range: z.int().min(1), ops: z.array(Plain).min(1) });
