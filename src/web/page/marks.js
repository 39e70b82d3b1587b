// @ts-check

/** @typedef {import('./types.js').Choosable} Choosable */
/** @typedef {import('./types.js').Region} Region */
/** @typedef {import('./types.js').Thing} Thing */
/** @typedef {{ region: Region, choices: Choosable[] }} Mark a place of a picture where something can be chosen */

/**
 * The place that an answer means: the first that it names; if it names none, where the first is seen whom it names. Never by its words: a
 * card may be called like a place. `renderers/choices.ts` marks pictures by the same rule.
 * @param {readonly Region[]} regions @param {readonly Thing[]} means
 */
export function placeOf(regions, means) {
  for (const { of, id } of means) {
    const there = of === 'place' && regions.find((one) => one.id === id);
    if (there) return there;
  }
  for (const { of, id } of means) {
    const there = of === 'figure' && regions.find(({ holds }) => holds.includes(id));
    if (there) return there;
  }
  return undefined;
}

/**
 * The places of a picture at which something can be chosen, each once, in the order of the choices.
 * @param {readonly Choosable[]} choosable @param {readonly Region[]} regions @returns {Mark[]}
 */
export function marksOf(choosable, regions) {
  /** @type {Map<string, Mark>} */
  const marks = new Map();
  for (const one of choosable) {
    const region = placeOf(regions, one.means);
    if (!region) continue;
    const mark = marks.get(region.id) ?? { region, choices: [] };
    marks.set(region.id, { region, choices: [...mark.choices, one] });
  }
  return [...marks.values()];
}

/** What a place is called in the reader's language. @param {Region} region @param {readonly string[]} locales @param {string} locale */
export const nameOf = ({ id, names }, locales, locale) => names[Math.max(0, locales.indexOf(locale))] ?? id;

/**
 * The places of a picture at which a lesson points: each by its id, or by whom it holds.
 * @param {readonly Region[]} regions @param {readonly Thing[]} points @returns {Region[]}
 */
export const pointedIn = (regions, points) => {
  const isMeant = (/** @type {Region} */ { id, holds }) =>
    points.some((one) => (one.of === 'place' ? one.id === id : one.of === 'figure' && holds.includes(one.id)));
  return regions.filter(isMeant);
};
