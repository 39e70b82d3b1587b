// @ts-check
/**
 * The verbs of package.json that stand for several programs: the first word says which one, as in `npm run proof -- kills`. Without such a word a verb
 * is the program of its own name, if there is one. Each program by its word: its file below `scripts`, without ending.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const GROUPS = {
  bench: { arena: 'arena', balance: 'balance', evening: 'evening', playout: 'playout' },
  proof: {
    blind: 'blind',
    coverage: 'coverage',
    damaged: 'damaged',
    hostile: 'hostile',
    kills: 'kills',
    spread: 'spread',
    lines: 'lines',
    met: 'met',
    month: 'month',
    secrecy: 'secrecy',
  },
  make: {
    family: 'family',
    films: 'films',
    lesson: 'lesson-film',
    pictures: 'pictures',
    record: 'record-matches',
    sheet: 'sheet',
    store: 'store',
    transcript: 'transcript',
  },
};

/** How a program is called: "npm run proof -- kills". @param {string} name its word, or the verb itself */
export function calledAs(name) {
  const [group] = Object.entries(GROUPS).find(([, programs]) => name in programs) ?? [];
  return group === undefined ? `npm run ${name} --` : `npm run ${group} -- ${name}`;
}
