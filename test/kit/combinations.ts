/** Choices of options that tests play. */

type Options = Readonly<Record<string, readonly string[]>>;
type Choice = Record<string, string>;

/** Up to so many combinations are all played. */
const MOST = 12;

/**
 * Combinations of a game's options, the default first; the same each time. While they are few, it gives all. Else it
 * gives a small set in which every pair of values of two options, and so every value, occurs.
 */
export function combinations(options: Options): Choice[] {
  const all = Object.values(options).reduce((n, values) => n * values.length, 1);
  // Of a single option there are no pairs.
  return all <= MOST || Object.keys(options).length < 2 ? everyOne(options) : everyPair(options);
}

function everyOne(options: Options): Choice[] {
  return Object.entries(options).reduce<Choice[]>(
    (found, [name, values]) => found.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

const pair = (a: string, of: string, b: string, and: string) => JSON.stringify([a, of, b, and]);

/** The pairs of values in a choice, whole or in part. */
function pairsIn(choice: Choice): string[] {
  const entries = Object.entries(choice);
  return entries.flatMap(([a, of], i) => entries.slice(i + 1).map(([b, and]) => pair(a, of, b, and)));
}

/** Greedily: each further choice begins with a pair that is missing and takes, option by option, the value that adds most. */
function everyPair(options: Options): Choice[] {
  const entries = Object.entries(options);
  const names = Object.keys(options);
  const choices = [Object.fromEntries(entries.map(([name, values]) => [name, values[0]!]))];
  const missing = new Set(
    entries.flatMap(([a, some], i) =>
      entries.slice(i + 1).flatMap(([b, others]) => some.flatMap((of) => others.map((and) => pair(a, of, b, and)))),
    ),
  );
  const ordered = (choice: Choice): Choice =>
    Object.fromEntries(names.flatMap((name) => (name in choice ? [[name, choice[name]!]] : [])));
  const added = (choice: Choice) => pairsIn(choice).filter((one) => missing.has(one)).length;
  for (const one of pairsIn(choices[0]!)) missing.delete(one);
  while (missing.size > 0) {
    const [a, of, b, and] = JSON.parse([...missing][0]!) as [string, string, string, string];
    let choice = ordered({ [a]: of, [b]: and });
    for (const [name, values] of entries.filter(([name]) => !(name in choice))) {
      const ways = values.map((value) => ordered({ ...choice, [name]: value }));
      choice = ways.reduce((best, way) => (added(way) > added(best) ? way : best));
    }
    for (const one of pairsIn(choice)) missing.delete(one);
    choices.push(choice);
  }
  return choices;
}

/**
 * Of these choices, in their order, as many as are asked for: the first, and then always the one with most values that none
 * before it has. So of an option with many values, a list of scenarios, some are seen, and of the others all.
 */
export function foremost(choices: readonly Choice[], most: number): Choice[] {
  const values = (choice: Choice) => Object.entries(choice).map((one) => one.join('='));
  const seen = new Set<string>();
  const found: Choice[] = [];
  while (found.length < Math.min(most, choices.length)) {
    const left = choices.filter((one) => !found.includes(one));
    const fresh = (choice: Choice) => values(choice).filter((one) => !seen.has(one)).length;
    const next = left.reduce((best, one) => (fresh(one) > fresh(best) ? one : best));
    for (const one of values(found.length === 0 ? choices[0]! : next)) seen.add(one);
    found.push(found.length === 0 ? choices[0]! : next);
  }
  return choices.filter((one) => found.includes(one));
}
