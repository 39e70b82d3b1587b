import type { Json, Message } from '#core/types';
import type { Amount } from '../schema/terms/amount.ts';
import type { Condition } from '../schema/terms/base.ts';
import type { When } from '../schema/terms/when.ts';

/** What sentences about abilities are put together from. All of it is said from the data alone (`abilities.en.json`). */

export const said = (key: string, args?: Record<string, Json | undefined>): Message => ({
  key,
  args: Object.fromEntries(Object.entries(args ?? {}).map(([name, value]) => [name, value ?? null])),
});

/**
 * Parts one after the other, in one message. `comma` stands within an ability, `step` (a full stop) between abilities.
 * `aside` is in brackets what an ability may gain besides, `mark` at the end where a card goes, `both` what must be so
 * together. Throws when there are none.
 */
export function joined(how: 'comma' | 'step' | 'aside' | 'mark' | 'both', parts: readonly Message[]): Message {
  const [first, ...rest] = parts;
  if (!first) throw new Error('nothing to say');
  return rest.reduce((before, next) => said(`join.${how}`, { before: json(before), next: json(next) }), first);
}

export const json = (message: Message): Json => message;
/** Whether plain data is words, as `json` has made it of them. */
export const isMessage = (value: Json): value is Message =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.key === 'string';

/** The number, or what it counts: "X (hexes moved this turn)". */
export const counted = (of: Amount): Json =>
  typeof of === 'number' ? of : json(said('counted-as', { what: countedWhat(of) }));

/** The words of that key with a number; those of `<key>-x` for what is counted: "+X attack (adjacent enemies)". */
export const withAmount = (key: string, n: Amount, show: (n: number) => Json): Message =>
  typeof n === 'number' ? said(key, { n: show(n) }) : said(`${key}-x`, { what: countedWhat(n) });

function countedWhat(of: Exclude<Amount, number>): Json {
  const product = of.of.map((what) => said(`counted.${what}`));
  const what = json(product.reduce((a, b) => said('counted-product', { a: json(a), b: json(b) })));
  return json(
    said('counted-what', { what, times: of.times, plus: of.plus, up: of.half === 'up', down: of.half === 'down' }),
  );
}

/** "+1", "−2", "+0". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What is added to the own value, or the value itself. */
export const value = ({ n, mod }: { n?: Amount | undefined; mod?: number | undefined }): Json =>
  n === undefined ? signed(mod ?? 0) : counted(n);

export const conditionWords = (conditions: readonly Condition[] | undefined): Message[] =>
  (conditions ?? []).map((one) => said(`condition.${one}`));

/** The words once more with what must be so for them. */
export const only = (words: Message, when: readonly When[] | undefined): Message =>
  when
    ? said('only-if', {
        what: json(words),
        when: json(
          joined(
            'both',
            when.map((one) => said(`when.${one}`)),
          ),
        ),
      })
    : words;
