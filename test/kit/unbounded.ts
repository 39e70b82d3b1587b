import { z } from 'zod';

type Shape = Record<string, unknown>;

/** Larger numbers than these are what zod says where nobody has said anything. */
const ENDLESS = Number.MAX_SAFE_INTEGER;

/** The places of a schema at which what is saved could grow without end, each with what has no bound there. */
export function unboundedIn(schema: z.ZodType): string[] {
  const whole = z.toJSONSchema(schema, { unrepresentable: 'any' }) as Shape;
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const isBound = (n: unknown) => typeof n === 'number' && Math.abs(n) < ENDLESS;

  function walk(part: Shape, path: string): void {
    if (seen.has(part)) return;
    seen.add(part);
    const say = (what: string) => found.add(`${path || 'all of it'}: ${what}`);
    if (typeof part.$ref === 'string') say('holds itself');
    if ('const' in part || 'enum' in part) return;
    const inside = [part.anyOf, part.oneOf, part.allOf].flatMap((some) => (some ?? []) as Shape[]);
    for (const one of inside) walk(one, path);
    const types = [part.type].flat();
    const is = (...some: string[]) => types.some((type) => some.includes(type as string));
    if (part.type === undefined && inside.length === 0 && !isBound(part.maxLength)) say('anything');
    if (is('string') && !isBound(part.maxLength)) say('text');
    if (is('number', 'integer')) {
      if (!isBound(part.minimum ?? part.exclusiveMinimum)) say('a number that has no least');
      if (!isBound(part.maximum ?? part.exclusiveMaximum)) say('a number that has no most');
    }
    if (is('array')) {
      const { prefixItems, items, maxItems } = part as { prefixItems?: Shape[]; items?: Shape; maxItems?: number };
      for (const [i, one] of (prefixItems ?? []).entries()) walk(one, `${path}.${i}`);
      if (items) walk(items, `${path}[]`);
      if (!isBound(maxItems) && (items || !prefixItems)) say('a list');
    }
    if (!is('object')) return;
    for (const [name, one] of Object.entries((part.properties ?? {}) as Shape)) walk(one as Shape, `${path}.${name}`);
    if (typeof part.additionalProperties !== 'object') return;
    walk(part.additionalProperties as Shape, `${path}.*`);
    const names = (part.propertyNames ?? {}) as Shape;
    if ('enum' in names) return;
    if (!isBound(names.maxLength)) say('names');
    if (!isBound(part.maxProperties)) say('a record');
  }

  walk(whole, '');
  return [...found];
}
