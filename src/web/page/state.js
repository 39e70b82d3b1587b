// @ts-check
import { routeOf } from './addresses.js';
import { besidesIn, decisionOf, isDeed, kindOf, menusIn, toggled } from './presses.js';
import { newTalk } from './talk-state.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').TableState} TableState */
/** @typedef {import('./types.js').Stands} Stands */
/** @typedef {import('./types.js').PressAnswer} PressAnswer */
/** @typedef {import('./types.js').Route} Route */

/** What becomes of the state by all that can happen. Each function gives the next state and touches nothing else. */

/** @param {{ pathname: string, search: string }} address @param {string} language of the browser @returns {State} */
export function firstState({ pathname, search }, language) {
  const watch = new URLSearchParams(search).get('watch');
  /** @type {State} */
  const blank = {
    me: watch === null ? undefined : null,
    people: null,
    locale: language.toLowerCase().startsWith('ja') ? 'ja' : 'en',
    watch,
    route: { name: 'home' },
    isConnected: true,
    matches: null,
    isOld: true,
    isTelling: false,
    table: null,
    past: null,
    begin: null,
    draft: null,
    failed: {},
    copied: '',
  };
  return atRoute(blank, routeOf(pathname));
}

/** @param {string} id @returns {TableState} */
const newTable = (id) => ({
  id,
  stands: null,
  isStale: true,
  pictured: null,
  after: null,
  thoughts: null,
  pictures: {},
  onStage: '',
  tab: 'log',
  sheet: 'question',
  page: 0,
  log: { version: '', pages: [], isWanted: true },
  talk: newTalk,
  picked: {},
  offered: null,
  turned: null,
  beside: null,
  said: '',
  isBad: false,
  pending: null,
  told: null,
  printed: {},
});

/** @param {string} game @returns {import('./types.js').Draft} */
const newDraft = (game) => ({
  game,
  form: null,
  options: {},
  campaign: '',
  byInvitation: false,
  whenFull: false,
  isOpening: false,
  id: '',
  said: '',
});

/** Another screen is on show; what is known of its match stays. @param {State} state @param {Route} route @returns {State} */
export function atRoute(state, route) {
  if (route.name === 'new') {
    const draft = state.draft?.game === route.game ? state.draft : newDraft(route.game);
    return { ...state, route, isOld: true, begin: null, draft };
  }
  if (route.name !== 'table' && route.name !== 'replay') return { ...state, route, isOld: true };
  const table = state.table?.id === route.match ? state.table : newTable(route.match);
  const isPast = state.past?.id === route.match;
  const past = isPast ? state.past : { id: route.match, moments: null, at: {}, shown: null };
  return { ...state, route, table: { ...table, beside: null, offered: null, told: null }, past };
}

/** The table changed by a part of it. @param {State} state @param {Partial<TableState>} part @returns {State} */
export const withTable = (state, part) => (state.table ? { ...state, table: { ...state.table, ...part } } : state);

/** What stands came. An answer that was under way for longer than a newer one says nothing. @param {State} state @param {Stands} stands @returns {State} */
export function withStands(state, stands) {
  const { table } = state;
  if (!table || table.id !== stands.match) return state;
  const before = table.stands;
  if (before && before.at > stands.at) return state;
  if (before?.version === stands.version) return withTable(state, { stands });
  const isAnother = before?.question?.decision !== stands.question?.decision;
  return withTable(state, {
    stands,
    offered: null,
    turned: null,
    picked: {},
    // Others may stand there now.
    ...((before?.board !== stands.board || stands.board === undefined) && { told: null, printed: {} }),
    // Who is asked anew sees the question; and the board, who has nothing to answer any more.
    ...(isAnother && stands.question && { sheet: 'question', onStage: '' }),
    ...(before && before.status !== stands.status && { onStage: '' }),
  });
}

/**
 * A press was answered. Where the answer is the question that stands, what is said before it stands beside it. Another page of its menus
 * takes its place. What is no question is shown beside it.
 * @param {State} state @param {string} press @param {PressAnswer} answer @returns {State}
 */
export function withAnswer(state, press, answer) {
  const { reply, also, stands } = answer;
  const { table } = state;
  const next = stands ? withStands(state, stands) : state;
  const asked = next.table?.stands?.words.content ?? '';
  const done = { pending: null, offered: null };
  const isRepeated = asked !== '' && reply.content.endsWith(asked);
  const lead = leadOf(reply.content, asked);
  const said = (/** @type {string} */ lead) => [...also, lead.trim()].filter(Boolean).join('\n');
  // What has changed nothing was not taken.
  const isBad =
    also.length > 0 || (isDeed(press) && stands !== undefined && stands.version === table?.pending?.version);
  // What is played is seen in the lobby itself.
  if (kindOf(press) === 'option' && next.table?.stands?.lobby)
    return withTable(next, { ...done, beside: null, turned: null, said: said(''), isBad: also.length > 0 });
  const isTurned = kindOf(press) === 'page' && decisionOf(press) === next.table?.stands?.question?.decision;
  if (isTurned && also.length === 0) return withTable(next, { ...done, turned: reply, said: '', isBad: false });
  if (isRepeated) return withTable(next, { ...done, beside: null, turned: null, said: said(lead), isBad });
  // What is half said at any time, and goes on by buttons of its own, is no question that stands.
  const goesOn = besidesIn(reply.choices, next.table?.stands?.words.choices ?? []).length > 0;
  if ((isDeed(press) && !goesOn) || reply.content === '')
    return withTable(next, { ...done, beside: null, turned: null, said: said(lead), isBad });
  return withTable(next, { ...done, beside: reply, said: said(''), isBad: also.length > 0 });
}

/**
 * What is said before that which stands anyway: the question, or who is asked, be that led in by other words.
 * @param {string} said @param {string} stands
 */
export function leadOf(said, stands) {
  if (said.endsWith(stands)) return said.slice(0, said.length - stands.length).trim();
  const [lines, others] = [said.split('\n'), stands.split('\n')];
  while (lines.length > 0 && others.length > 0 && lines.at(-1) === others.at(-1)) {
    lines.pop();
    others.pop();
  }
  const who = /<@\d+>.*$/.exec(others.at(-1) ?? '')?.[0];
  if (who !== undefined && lines.at(-1)?.endsWith(who)) lines.pop();
  return lines.join('\n').trim();
}

/** The server does not know any more who sits here: at a local table it is asked who may, elsewhere a new link is needed. @param {State} state @returns {State} */
export const withoutMe = (state) => ({ ...state, me: state.me?.isLocal ? undefined : null });

/** A press was not taken, or nobody was there to take it. @param {State} state @param {string} words @returns {State} */
export const withRefusal = (state, words) => withTable(state, { pending: null, said: words, isBad: true });

/** A line of several is ticked, or no longer. @param {State} state @param {{ press: string, value: string, max: number }} tick @returns {State} */
export function withTick(state, { press, value, max }) {
  const ticked = tickedIn(state, press);
  const picked = { ...state.table?.picked, [press]: toggled(ticked, value, max) };
  return withTable(state, { picked });
}

/** What is ticked of the lines with this press; before anything was, what the menu comes with. @param {State} state @param {string} press */
export function tickedIn({ table }, press) {
  const own = table?.picked[press];
  if (own || !table) return own ?? [];
  const choices = (table.turned ?? table.stands?.words)?.choices ?? [];
  const menu = menusIn(choices).find(({ custom_id }) => custom_id === press);
  return (menu?.options ?? []).flatMap((one) => (one.default ? [one.value] : []));
}

/**
 * The stream has told something. `change`: that match is other now, as `version`. `again`: anything may be. `here` and `lost`: the stream goes
 * on, or is cut.
 * @param {State} state
 * @param {{ event: 'here' | 'again' | 'lost' } | { event: 'change', match: string, version?: string }} told
 * @returns {State}
 */
export function withEvent(state, told) {
  if (told.event === 'lost') return { ...state, isConnected: false };
  if (told.event === 'change') {
    const next = { ...state, isOld: true, failed: {} };
    const { table } = next;
    if (table?.id !== told.match || table.stands?.version === told.version) return next;
    return withTable(next, { isStale: true });
  }
  const isBack = told.event === 'again' || !state.isConnected;
  // What came before the stream had begun may be other since then, and nobody has told.
  if (!isBack) return state.matches && !state.isOld ? { ...state, isOld: true } : state;
  return { ...withTable(state, { isStale: true }), isConnected: true, isOld: true, failed: {} };
}
