import { z } from 'zod';
import { ElementOrAny } from '../terms/base.ts';
import { Boost } from './plain.ts';

/** GH-14.3: for these elements, all of them, this. Characters may, monsters do (GH-9.36). */
export const Consumption = z.strictObject({ elements: z.array(ElementOrAny).min(1), gain: Boost });
export type Consumption = z.infer<typeof Consumption>;
export const Consumptions = z.array(Consumption).min(1).optional();
/** The same as a step of its own. */
export const Consume = z.strictObject({ op: z.literal('consume'), ...Consumption.shape });
