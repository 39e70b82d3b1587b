import { z } from 'zod';
import { aim } from '../terms/aim.ts';
import { Amount } from '../terms/amount.ts';

/** GH-7.33. Whom a monster heals: GH-9.32. */
export const Heal = z.strictObject({ op: z.literal('heal'), n: Amount, ...aim });
