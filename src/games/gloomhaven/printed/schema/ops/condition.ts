import { z } from 'zod';
import { aim } from '../terms/aim.ts';
import { Condition } from '../terms/base.ts';
import { When } from '../terms/when.ts';

/** They gain these conditions (GH-11); that is no attack. */
export const GiveCondition = z.strictObject({
  op: z.literal('condition'),
  conditions: z.array(Condition).min(1),
  ...aim,
  when: z.array(When).min(1).optional(),
});
