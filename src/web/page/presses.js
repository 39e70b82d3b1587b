// @ts-check

/** @typedef {import('./types.js').RowGroup} RowGroup */
/** @typedef {import('./types.js').Menu} Menu */

/** Of what kind a press is: the ids of buttons say it (`v1:kind:match:…`). @param {string} press */
export const kindOf = (press) => press.split(':')[1] ?? '';

/** The match that a press names, or the game. @param {string} press */
export const matchOf = (press) => press.split(':')[2] ?? '';

/** The question that a press names; empty where it names none. @param {string} press */
export const decisionOf = (press) => (press.split(':')[3] ?? '').replaceAll('%3A', ':').replaceAll('%25', '%');

/** What does something to the match or to an answer: what is said to it is said beside the question. All else is read, and stands until it is closed. */
const DEEDS = [
  ...['do', 'action', 'begin', 'pick', 'page', 'suggest', 'send', 'usual', 'all', 'way', 'back', 'reset'],
  ...['lesson-on', 'lesson-leave'],
  ...['undo', 'object', 'rewind', 'stay', 'stand-in', 'ahead-off', 'go-on'],
  ...['join', 'leave', 'start', 'alone', 'role', 'option', 'agree', 'ready', 'keep', 'when-full'],
];
/** @param {string} press */
export const isDeed = (press) => DEEDS.includes(kindOf(press));

/** Where these lead the page shows anyway. */
const ALWAYS_SEEN = ['answer', 'hand', 'board', 'log', 'news', 'sheet', 'replay', 'summary', 'film'];

/** The choices without those that lead to what this page shows anyway. @param {RowGroup[]} groups @returns {RowGroup[]} */
export function withoutWays(groups) {
  return groups.flatMap((group) => {
    const rows = group.rows.flatMap((row) => {
      const components = row.components.filter(
        ({ custom_id }) => custom_id === undefined || !ALWAYS_SEEN.includes(kindOf(custom_id)),
      );
      return components.length > 0 ? [{ ...row, components }] : [];
    });
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}

/** What can be pressed besides the question: without what stands in the question already. @param {RowGroup[]} besides @param {RowGroup[]} choices */
export function besidesIn(besides, choices) {
  const ids = (/** @type {RowGroup[]} */ groups) =>
    groups.flatMap(({ rows }) => rows.flatMap(({ components }) => components.map(({ custom_id }) => custom_id)));
  const there = new Set(ids(choices));
  return withoutWays(besides).flatMap((group) => {
    const rows = group.rows.flatMap(({ components }) => {
      const left = components.filter(({ custom_id }) => !there.has(custom_id));
      return left.length > 0 ? [{ components: left }] : [];
    });
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}

/**
 * The buttons of a group with their whole words, and with what would follow, which the door says in notes; and the notes that are of none of
 * them. Discord's buttons are cut where they are too long.
 * @param {RowGroup} group @param {readonly import('./types.js').Choosable[]} choosable
 */
export function notedIn({ rows, notes = [] }, choosable) {
  /** @type {Record<string, { label: string, follows: string }>} */
  const noted = {};
  const taken = new Set();
  for (const { custom_id: press } of rows.flatMap(({ components }) => components)) {
    const whole = choosable.find((one) => one.press === press && one.value === undefined);
    if (press === undefined || !whole) continue;
    const { label } = whole;
    const note = notes.find((one) => one === label || one.startsWith(`${label} — `));
    if (note !== undefined) taken.add(note);
    noted[press] = { label, follows: note?.slice(label.length + 3) ?? '' };
  }
  return { noted, others: notes.filter((one) => !taken.has(one)) };
}

/** All menus in these choices. @param {RowGroup[]} groups @returns {Menu[]} */
export const menusIn = (groups) =>
  groups.flatMap(({ rows }) => rows.flatMap(({ components }) => components.filter((one) => one.type === 3)));

/** How many lines of a menu are chosen at once. @param {Menu} menu @returns {[min: number, max: number]} */
export const sizeOf = ({ min_values: min = 1, max_values: max = 1 }) => [min, max];

/**
 * Ticks a value, or takes the tick away; with as many as may be, nothing more is ticked. Of one at most, another takes its place.
 * @param {readonly string[]} ticked @param {string} value @param {number} max
 */
export function toggled(ticked, value, max) {
  if (ticked.includes(value)) return ticked.filter((one) => one !== value);
  if (max === 1) return [value];
  return ticked.length < max ? [...ticked, value] : [...ticked];
}
