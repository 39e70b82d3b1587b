import { z } from 'zod';

/** A battle in progress; both sides' boxes are open while it lasts (TD-6.4). */
export const Battle = z.object({ at: z.string() });
export type Battle = z.infer<typeof Battle>;
