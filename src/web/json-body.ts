import type { Context } from 'hono';
import type { z } from 'zod';
import { Refused } from './refused.ts';

/** What is sent has so many bytes at most. */
export const BODY = 16 * 1024;

/** The JSON that came with a request. Refuses what is none, does not say that it is, or has another shape. */
export async function jsonBody<T>(c: Context, shape: z.ZodType<T>): Promise<T> {
  // A form of a foreign page can send many things, but not this without being asked first.
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw new Refused('wrong');
  const read = shape.safeParse(await jsonOf(c));
  if (!read.success) throw new Refused('wrong');
  return read.data;
}

async function jsonOf(c: Context): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('wrong');
  }
}

/** What stands behind the `?` of an address. Refuses what has another shape. */
export function readQuery<T>(c: Context, shape: z.ZodType<T>): T {
  const read = shape.safeParse(c.req.query());
  if (!read.success) throw new Refused('wrong');
  return read.data;
}
