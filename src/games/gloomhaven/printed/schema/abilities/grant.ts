import { z } from 'zod';
import { aim } from '../terms/aim.ts';
import { Plain } from './plain.ts';

/** Allies perform these at once; the owner of a character decides, of your summons you do. */
export const Grant = z.strictObject({ op: z.literal('grant'), ...aim, ops: z.array(Plain).min(1) });
