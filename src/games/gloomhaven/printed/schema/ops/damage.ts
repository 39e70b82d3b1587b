import { z } from 'zod';
import { aim } from '../terms/aim.ts';
import { Amount } from '../terms/amount.ts';

/** They suffer damage: no attack, no shield, no modifier card (GH-7.34). */
export const Damage = z.strictObject({ op: z.literal('damage'), n: Amount, ...aim });
