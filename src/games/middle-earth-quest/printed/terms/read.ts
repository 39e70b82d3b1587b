import type { z } from 'zod';

/** Each file is read once: to compile its schema first would take longer than reading it. */
const ONCE = { jitless: true } as const;

/** The data of a file, or an error of one line that says where in it the first mistake is. */
export function read<T extends z.ZodType>(file: string, schema: T, data: unknown): z.infer<T> {
  const found = schema.safeParse(data, ONCE);
  if (found.success) return found.data;
  const { path, message } = deepest(found.error.issues[0]!);
  throw new Error(`data/middle-earth-quest/${file}: ${path.join('.')}: ${message}`);
}

/** Of a union the mistake is that of the member which was meant: the one whose mistake lies deepest. */
function deepest(issue: z.core.$ZodIssue, above: PropertyKey[] = []): { path: PropertyKey[]; message: string } {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') return { path: [...path, issue.keys[0]!], message: issue.message };
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return { path, message: issue.message };
  const inside = issue.errors.flatMap(([first]) => (first ? [deepest(first, path)] : []));
  return inside.reduce((a, b) => (b.path.length > a.path.length ? b : a), { path, message: issue.message });
}
