import { z } from 'zod';
import { ElementOrAny } from '../terms/base.ts';

/** The element is strong at the end of the turn (GH-14.2). */
export const Infuse = z.strictObject({ op: z.literal('infuse'), element: ElementOrAny });
