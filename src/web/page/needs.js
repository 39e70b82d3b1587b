// @ts-check
import { placeOf } from './marks.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').TableState} TableState */
/**
 * Something to be loaded: `key` names it, and what it was asked for; `what` says what it is.
 * @typedef {{ key: string, what: 'me' | 'matches' | 'stands' | 'pictured' | 'moments' | 'begin' | 'talk' | 'after' | 'thoughts' }
 *   | { key: string, what: 'form', game: string, options: string }
 *   | { key: string, what: 'picture', picture: string }
 *   | { key: string, what: 'log', before?: number }
 *   | { key: string, what: 'printed', is: string }
 *   | { key: string, what: 'moment', n: number }} Need
 */

/** What the screen on show lacks now. Nothing else is ever loaded. @param {State} state @returns {Need[]} */
export function needsOf(state) {
  if (state.me === undefined) return [{ key: 'me', what: 'me' }, ...firstNeeds(state)];
  if (state.me === null && state.watch === null) return [];
  const needs = wantedOn(state);
  return needs.filter(({ key }) => !(key in state.failed));
}

/** What is asked for before it is known who asks: on a slow line each thing after another costs a second. @param {State} state @returns {Need[]} */
const firstNeeds = ({ table, failed }) =>
  table?.isStale && !('stands' in failed) ? [{ key: 'stands', what: 'stands' }] : [];

/** @param {State} state @returns {Need[]} */
function wantedOn(state) {
  const { route, table } = state;
  const isListed = route.name === 'home' || route.name === 'learn' || state.isTelling;
  /** @type {Need[]} */
  const lists = state.isOld && isListed ? [{ key: 'matches', what: 'matches' }] : [];
  if (route.name === 'learn') return lists;
  // Whoever watches by a link begins nothing.
  if (route.name === 'home') return state.begin || !state.me ? lists : [...lists, { key: 'begin', what: 'begin' }];
  if (route.name === 'new') return newNeeds(state);
  if (route.name === 'nowhere' || !table) return lists;
  /** @type {Need[]} */
  const stands = table.isStale && !waitsForAnswer(table) ? [{ key: 'stands', what: 'stands' }] : [];
  if (route.name === 'replay') return [...stands, ...pastNeeds(state, route.n), ...lists];
  if (!table.stands) return [...stands, ...lists];
  return [...stands, ...tableNeeds(table, table.stands, state.watch === null), ...lists];
}

/** @param {State} state @returns {Need[]} */
function newNeeds({ me, begin, draft }) {
  if (!me || !draft) return [];
  const { game, form } = draft;
  const options = JSON.stringify(draft.options);
  /** @type {Need[]} */
  const places = begin ? [] : [{ key: 'begin', what: 'begin' }];
  return form?.key === options ? places : [...places, { key: `form ${game} ${options}`, what: 'form', game, options }];
}

/**
 * Whether what stands comes with the answer to a press. Until then nothing newer is shown: its buttons could not be pressed yet.
 * @param {TableState} table
 */
export const waitsForAnswer = ({ pending, stands }) => pending !== null && stands !== null;

/** @param {State} state @param {number} n @returns {Need[]} */
function pastNeeds({ past, table }, n) {
  const version = table?.stands?.version;
  if (!past || version === undefined) return [];
  /** @type {Need[]} */
  const moments = past.moments?.version === version ? [] : [{ key: `moments ${version}`, what: 'moments' }];
  return past.at[n] ? moments : [...moments, { key: `moment ${n}`, what: 'moment', n }];
}

/** @param {TableState} table @param {import('./types.js').Stands} stands @param {boolean} hasTalk @returns {Need[]} */
function tableNeeds(table, stands, hasTalk) {
  const { version, status } = stands;
  /** @type {Need[]} */
  const talk = hasTalk && table.talk.isStale ? [{ key: 'talk', what: 'talk' }] : [];
  if (status === 'lobby') return talk;
  /** @type {Need[]} */
  const needs = table.tab === 'talk' ? talk : [];
  if (table.pictured?.version !== version) needs.push({ key: `pictured ${version}`, what: 'pictured' });
  for (const picture of picturesShown(table))
    if (!isOfNow(table, picture)) needs.push({ key: pictureKey(stands, picture), what: 'picture', picture });
  if (status !== 'running' && table.after?.version !== version) needs.push({ key: `after ${version}`, what: 'after' });
  if (table.after?.hasThoughts && table.after.version === version && table.thoughts?.version !== version)
    needs.push({ key: `thoughts ${version}`, what: 'thoughts' });
  if (table.told && !table.printed[table.told.is])
    needs.push({ key: `printed ${table.told.is} ${version}`, what: 'printed', is: table.told.is });
  if (table.tab === 'log' && table.log.version !== version) needs.push({ key: `log ${version}`, what: 'log' });
  return needs;
}

/** The version by which a picture is known: the board has one of its own. @param {import('./types.js').Stands} stands @param {string} picture */
export const pictureVersion = ({ version, board }, picture) => (picture === 'board' ? (board ?? version) : version);

/** As which a picture is loaded, and known to have failed. @param {import('./types.js').Stands} stands @param {string} picture */
export const pictureKey = (stands, picture) => `picture ${picture} ${pictureVersion(stands, picture)}`;

/** Whether a picture shows what stands now; not while its place still has the one before. @param {TableState} table @param {string} picture */
export const isOfNow = ({ stands, pictures }, picture) =>
  stands !== null && pictures[picture]?.version === pictureVersion(stands, picture);

/** The pictures that the table shows, by the ends of their addresses. @param {TableState} table */
export function picturesShown(table) {
  const { stands, pictured, tab } = table;
  const shown = new Set([stageOf(table)]);
  if (stands?.question && !isOnBoard(table)) shown.add(questionPicture(table));
  if (tab === 'hand') {
    const own = besideOf(pictured);
    const one = own[table.page] ?? own[0];
    if (one) shown.add(one.picture);
  }
  return [...shown];
}

/** The picture below the question. Beside the board it is left away where it shows no more than that. @param {TableState} table */
export const questionPicture = (table) => (stageOf(table) === 'board' ? 'question?beside=board' : 'question');

/**
 * Whether the question needs no picture of its own: each thing that it lets choose lies on the board on the stage. Until that board has come it
 * is not known; what never lies there, like a card, is known at once.
 * @param {TableState} table
 */
export function isOnBoard(table) {
  const { stands, pictures } = table;
  const named = (stands?.question?.choosable ?? []).filter(({ means }) => means.length > 0);
  const mayLie = named.every(({ means }) => means.some(({ of }) => of === 'place' || of === 'figure'));
  if (!stands || named.length === 0 || !mayLie || stageOf(table) !== 'board') return false;
  const { board } = pictures;
  if (!board || !isOfNow(table, 'board')) return true;
  return board.url !== '' && named.every(({ means }) => placeOf(board.regions, means) !== undefined);
}

/** The picture on the stage: what was put there, else the end of a match that is over, else the board. @param {TableState} table */
export function stageOf({ onStage, stands, pictured }) {
  if (onStage !== '') return onStage;
  return stands?.status !== 'running' && pictured?.end ? 'end' : 'board';
}

/** What can be looked at besides the board: hands first, then pages. @param {TableState['pictured']} pictured */
export function besideOf(pictured) {
  if (!pictured) return [];
  const hands = pictured.hands.map((seat) => ({ picture: `hand?seat=${seat}`, seat, name: '' }));
  const pages = pictured.pages.map(({ n, name }) => ({ picture: `page?n=${n}`, seat: -1, name }));
  return [...hands, ...pages];
}
