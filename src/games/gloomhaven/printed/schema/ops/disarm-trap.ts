import { z } from 'zod';

/** A trap beside the figure is removed unsprung; with `onto` an enemy in that range suffers what it would have done. */
export const DisarmTrap = z.strictObject({ op: z.literal('disarm-trap'), onto: z.int().min(1).optional() });
