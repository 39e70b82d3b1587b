import { z } from 'zod';

/** What all schemas of the data share: names, ids, and where a value comes from. */

export const Name = z.strictObject({ en: z.string().min(1), ja: z.string().min(1) });
export type Name = z.infer<typeof Name>;
export const Id = z.string().min(1);

/** `rules`: stated in the rules document or forced by it; `public`: on a public page; else made to fit every rule and example. */
const Source = z.string().regex(/^(rules|public|rules\+public|reconstructed|entered)( \(.+\))?$/);

/**
 * A strict object whose `prov` says of its fields where their values come from; `position` speaks of x and y, `all` of all fields.
 * A field that it does not have is refused there too.
 */
export const sourced = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject({ ...shape, prov: z.partialRecord(z.enum([...Object.keys(shape), 'position', 'all']), Source) });

/** Without the note where its values come from, which is for readers of the data. */
export function plain<T extends { prov: unknown }>({ prov: _, ...item }: T): Omit<T, 'prov'> {
  return item;
}

/** The data of a file, or an error of one line that says where in it the first mistake is. */
export function read<T extends z.ZodType>(file: string, schema: T, data: unknown): z.infer<T> {
  const found = schema.safeParse(data);
  if (found.success) return found.data;
  const [issue] = found.error.issues as [z.core.$ZodIssue];
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path;
  throw wrong(file, path.join('.'), issue.message);
}
export const wrong = (file: string, path: string, why: string): Error =>
  new Error(`data/tears-of-the-dragon/${file}: ${path}: ${why}`);
