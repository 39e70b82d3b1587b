import { z } from 'zod';

/** What all files of the data are made of. */

export const Name = z.strictObject({ en: z.string().min(1), ja: z.string().min(1) });
export type Name = z.infer<typeof Name>;
/** As the facts spell them: small letters, digits and `_`. */
export const Id = z.string().regex(/^[a-z][a-z0-9_]*$/);
