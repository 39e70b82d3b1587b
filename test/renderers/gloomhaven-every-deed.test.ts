import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { locales } from '#core/text';
import type { Event } from '#core/types';
import { text as printed } from '#games/gloomhaven/printed/text';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { Act } from '#renderers/gloomhaven/act-terms';
import { actsOf } from '#renderers/gloomhaven/acts';
import { pictures } from '#renderers/gloomhaven/index';
import type { Look } from '#renderers/pictures';
import { SLOWEST } from '../kit/every-game.ts';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { flat, overlap } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';
import { opened, seen } from './gloomhaven-samples.ts';

/** In each match by chance: every deed has a row with its own doer, and what is asked can be read whole. */

const MATCHES = plays({ sample: 4, whole: 80 });
/** Of so many positions one is drawn. */
const EACH = 9;

const part = complete.find(({ game }) => game.id === 'gloomhaven')!;
type Box = ReturnType<typeof flat>[number];

/** `isEnough`: matches go on until it is; in some hardly anything is asked. */
function eachBoard(
  name: string,
  look: (view: View, told: Look, of: string) => void,
  isEnough: () => boolean = () => true,
): number {
  let n = 0;
  for (let match = 0; match < MATCHES || (!isEnough() && match < 10 * MATCHES); match++) {
    const chance = chanceFrom(salted(`${name}/${match}/looks`));
    playedFresh(part, `${name}/${match}`, {
      most: 700,
      isLooked: () => chance() < 1 / EACH,
      look: (fresh) => {
        if (fresh.isOver) return;
        const locale = locales[Math.floor(chance() * locales.length)]!;
        const view = fresh.part.game.view(fresh.g, 'spectator') as View;
        look(view, { locale, now: nowOf(fresh, locale) }, `${fresh.name} ${locale}`);
        n++;
      },
    });
  }
  return n;
}

/** What is wrong with the rows of these events. */
function wrongRows(acts: readonly Act[], events: readonly Event[], view: View): string[] {
  const heroOf = (seat: unknown) => view.figures.find((one) => one.kind === 'character' && one.seat === seat)?.id;
  const own = (doer: unknown, is: string, what?: unknown) =>
    acts.some(
      (one) =>
        one.doer === doer &&
        one.came.some(
          ({ to, signs }) =>
            to === undefined && signs.some((sign) => sign.is === is && (what === undefined || sign.what === what)),
        ),
    );
  let user: unknown;
  return events.flatMap(({ type, shown }) => {
    if (type === 'turn' || type === 'monster-turn' || type === 'round-begins') user = undefined;
    if (type === 'uses') user = heroOf(shown.seat);
    const who = shown.actor ?? heroOf(shown.seat);
    const isThere = view.figures.some(({ id }) => id === who);
    if (!isThere) return [];
    if (type === 'infuses' && !own(who, 'infused', shown.element)) return [`infuses ${String(shown.element)}`];
    if (type === 'starts' && !acts.some((one) => one.starts && one.doer === who)) return ['starts'];
    const isTold = (of: 'over' | 'warded' | 'unused', n: unknown) =>
      acts.some(({ came }) => came.some(({ signs }) => signs.some((sign) => sign.is === of && sign.n === n)));
    if (type === 'card-ends' && !isTold('over', shown.card) && !isTold('warded', shown.card)) return ['card-ends'];
    if (type === 'discards' && !isTold('unused', (shown.cards as []).length)) return ['discards'];
    if (type === 'attack' && (shown.dropped as []).length > 0) {
      const isDrawn = acts.some(({ came }) =>
        came.some(({ to, signs }) => to === shown.target && signs.some(({ drawn }) => drawn !== undefined)),
      );
      if (!isDrawn) return [`attack without ${String(shown.dropped)}`];
    }
    if (type === 'recovers' && user !== undefined && user !== who) {
      const isGiven = (one: Act) =>
        one.doer === user && one.came.some(({ to, signs }) => to === who && signs.some(({ is }) => is === 'recovered'));
      if (!acts.some(isGiven)) return ['recovers'];
    }
    if (type === 'uses' && /use\.(attack|move)/.test(JSON.stringify(shown.use))) {
      if (!acts.some((one) => one.doer === who && one.card?.as)) return ['plain use'];
    }
    return [];
  });
}

test('each deed has a row of its own doer: elements, gifts, plain attacks, and who began where', {
  timeout: MATCHES * SLOWEST,
}, () => {
  const wrong: string[] = [];
  const seen = new Set<string>();
  const boards = eachBoard('deeds', (view, look, of) => {
    const events = look.now!.events as Event[];
    for (const { type } of events) seen.add(type);
    const { acts } = actsOf(view, look);
    wrong.push(...wrongRows(acts, events, view).map((one) => `${of}: ${one}`));
    // What came to who acts stands in no row of somebody else who struck back.
    for (const { came } of acts)
      for (const { to, signs } of came)
        if (to !== undefined && signs.some(({ is }) => is === 'infused' || is === 'consumed'))
          wrong.push(`${of}: an element at ${to}`);
  });
  expect(wrong).toEqual([]);
  expect(boards).toBeGreaterThan(20);
  expect([...seen]).toEqual(expect.arrayContaining(['uses', 'infuses', 'starts', 'attack', 'healed']));
});

const middleOf = ({ box: { x, y, w, h } }: Box) => ({ x: x + w * 0.22, y: y + h * 0.22, w: w * 0.56, h: h * 0.56 });

/** What is wrong with how this is asked and drawn. */
function wrongMarks(all: readonly Box[], view: View): string[] {
  const tagged = (start: string) => all.filter(({ tags }) => tags.some((one) => one.startsWith(start)));
  const cut = tagged('asked').flatMap(({ text, tags }) =>
    text?.includes('…') && tags.includes('asked') ? [text] : [],
  );
  const stood = new Set(view.figures.map(({ at }) => at));
  const names = new Set(all.flatMap(({ tags, text }) => (text ? tags.filter((one) => one.startsWith('hex:')) : [])));
  const chosen = tagged('choose:').flatMap((one) =>
    one.tags.flatMap((tag) => (/^choose:-?\d+,-?\d+$/.test(tag) ? [{ at: tag.slice(7), box: one }] : [])),
  );
  // What lies below the pointer of an edge that is cut is half in the dark.
  const edges = tagged('beyond:');
  // Nothing is written over what came of a blow, the number of a trap, or who stands beside it.
  const over = [...tagged('burst:'), ...tagged('figure:'), ...tagged('overlay:trap'), ...tagged('sum:')];
  const isCovered = (box: Box) => over.some((one) => overlap(one.box, middleOf(box)));
  const open = chosen.filter(({ at, box }) => !stood.has(at) && !edges.some((one) => overlap(one.box, box.box)));
  const sums = tagged('sum:').filter(({ kind }) => kind === 'rect');
  // The ring of what has changed is dots; that of what may be chosen stands within it, or neither would be seen.
  const hides = open.flatMap(({ at, box }) =>
    tagged(`changed:${at}`).some((one) => box.box.w > 0.92 * one.box.w) ? [`a ring over the choice ${at}`] : [],
  );
  return [
    ...hides,
    ...cut.map((one) => `cut: ${one}`),
    ...open.flatMap(({ at, box }) => (names.has(`hex:${at}`) || isCovered(box) ? [] : [`no name: ${at}`])),
    ...open.flatMap(({ at, box }) => (sums.some((one) => overlap(one.box, middleOf(box))) ? [`a sum over ${at}`] : [])),
  ];
}

/** A question whom an ability takes says how much, and names each condition in its words and by its sign in the strip. */
function unnamedAims(all: readonly Box[], { locale, now }: Look): string[] {
  const [first, ...others] = now!.asked;
  const about = first?.about as { op: string; asks: { args: { n: number | null; conditions: string[] } } };
  if (first?.key !== 'aim' || others.length > 0) return [];
  const { n, conditions } = about.asks.args;
  const isCounted = n === null || first.words.includes(String(n));
  const unnamed = conditions.flatMap((one) => [
    ...(first.words.includes(printed.say({ key: `condition.${one}` }, locale)) ? [] : [`${one} is not asked about`]),
    ...(all.some(({ tags }) => tags.includes(`asks:${one}`)) ? [] : [`${one} has no sign`]),
  ]);
  return [...(isCounted ? [] : [`${about.op} without ${n}`]), ...unnamed];
}

test('no question is cut, and of hexes that can be chosen and are clear of signs 97 in 100 have their name, none a sum over it', {
  timeout: MATCHES * SLOWEST,
}, () => {
  const wrong: string[] = [];
  const bare: string[] = [];
  let chosen = 0;
  eachBoard(
    'asked',
    (view, look, of) => {
      const all = flat(part.pictures.board(view as never, look));
      chosen += new Set(all.flatMap(({ tags }) => tags.filter((tag) => /^choose:-?\d+,/.test(tag)))).size;
      for (const one of new Set(wrongMarks(all, view)))
        (one.startsWith('no name') ? bare : wrong).push(`${of}: ${one}`);
      wrong.push(...unnamedAims(all, look).map((one) => `${of}: ${one}`));
    },
    () => chosen > 100,
  );
  expect(wrong).toEqual([]);
  // In the smallest hexes two signs beside one another leave a name no room.
  expect(bare.length / chosen, bare.join('; ')).toBeLessThan(3 / 100);
  expect(chosen).toBeGreaterThan(100);
});

test('of several questions each has a line of its own, whole, with its answers behind it', () => {
  const view = seen(opened(1));
  const rest = { seat: 0, words: 'Brute would lose Reviving Ether. Accept?', key: 'rest-card', about: { card: 7 } };
  const choose = { seat: 1, words: 'Tinkerer: which two cards do you play? (the leading one first)', key: 'choose' };
  const damage = {
    seat: 2,
    words: 'Cragheart: do you suffer 3 damage or lose cards?',
    key: 'damage',
    about: { n: 3, hp: 9 },
  };
  const asked = [rest, choose, damage];
  const drawn = (those: typeof asked) =>
    pictures.board(view, { locale: 'en', now: { said: [], events: [], asked: those as never } });
  const all = flat(drawn(asked)).filter(({ tags }) => tags.includes('asked'));
  for (const one of asked) {
    const line = all.find(({ text }) => text?.startsWith(one.words.slice(0, 12)))!;
    expect(line.text).not.toContain('…');
    const chips = all.filter(({ tags, box }) => {
      const middle = box.y + box.h / 2;
      return tags.some((tag) => tag.startsWith('chip:')) && Math.abs(middle - line.box.y - line.box.h / 2) < 30;
    });
    expect(chips.length, one.words).toBeGreaterThan(0);
    for (const { box } of chips) expect(box.x).toBeGreaterThan(line.box.x + line.box.w);
  }
  // One question alone takes no more room than before.
  const top = (those: typeof asked) => flat(drawn(those)).find(({ tags }) => tags.includes('asked'))!.box.h;
  expect(top(asked)).toBeGreaterThan(top([rest]));
});
