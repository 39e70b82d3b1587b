import type { Json } from '#core/types';
import { hexName } from '#games/gloomhaven/printed/map/hex-names';
import { type Face, Faces } from '#games/gloomhaven/printed/words/faces';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { COMES, OTHERS, pileIn, type Sign } from './act-events.ts';
import { grouped, withBlows } from './act-groups.ts';
import type { Act, Came, Item, Used } from './act-terms.ts';
import { halfUsed, headlineDeed, plainUse, withDeed } from './headline-deed.ts';
import { idleTurns } from './idle.ts';
import { passedOver } from './jumps.ts';
import { ACTS, type Blow, type Change, type News, readNews } from './news.ts';

/** What has been done since the board before, act by act: a turn of a monster, one use of a card, or what is done by itself. */

/** Everybody of whom is told, by id: also who is gone. */
export type Cast = ReadonlyMap<string, Face>;

type Event = NonNullable<Look['now']>['events'][number];
const named = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** The figures that stand, and those of the deeds. */
export function castOf({ figures, characters }: View, { now }: Look): Cast {
  const told = (now?.deeds ?? []).flatMap(({ shown }): Face[] => {
    const { data } = Faces.safeParse(shown.faces);
    return data ? [data.doer, ...(data.target ? [data.target] : [])] : [];
  });
  const gone = characters
    .filter(({ seat }) => ![...told, ...figures].some((one) => one.kind === 'character' && one.seat === seat))
    .map(({ seat }): Face => ({ id: `seat-${seat}`, kind: 'character', what: '', seat, rank: null, standee: null }));
  return new Map([...gone, ...told, ...figures].map((one) => [one.id, one]));
}

/** All acts of the stretch of which there is something to see, oldest first; `loud` is the one that the headline tells. */
export function actsOf(view: View, look: Look): { acts: Act[]; loud: Act | undefined } {
  const { now } = look;
  const deed = headlineDeed(look);
  const events = withDeed(now?.events ?? [], deed);
  const cast = castOf(view, look);
  const idOf = (who: Json | undefined): string =>
    typeof who === 'number'
      ? ([...cast.values()].find(({ kind, seat }) => kind === 'character' && seat === who)?.id ?? '')
      : named(who);
  const news = readNews(events, deed);
  const { doers, items } = toldBy(events, idOf);
  const all = [...items, ...fought(news, view), ...news.changes.flatMap((one) => changed(one, idOf))];
  withBlows(all, doers);
  all.sort((one, other) => one.when - other.when);
  const told = grouped(all, doers).filter(isSeen);
  const idle = idleTurns(view, new Set(told.map(({ act }) => act)), { doers, cast }).map(
    (one): Act => ({ ...one, went: false, came: [], isIdle: true }),
  );
  const acts = idle.length > 0 ? [...told, ...idle].sort((a, b) => a.act - b.act) : told;
  withAims(acts, events);
  const faces = deed && Faces.safeParse(deed.shown.faces).data;
  const whose = faces?.doer.id ?? (deed && idOf(deed.shown.actor ?? deed.shown.seat));
  return { acts, loud: deed && loudOf(acts, { act: news.loud, whose, target: faces?.target?.id }) };
}

/** Of the acts with this number, or by which somebody fell, the newest of `whose` the headline is; against its target where there is one. */
function loudOf(
  acts: readonly Act[],
  { act, whose, target }: { act: number; whose: string | undefined; target: string | undefined },
): Act | undefined {
  const isIts = ({ doer, came }: Act) =>
    doer === whose || (doer === '' && came.some(({ to }) => to !== undefined && to === whose));
  const its = acts.filter((one) => isIts(one) && (one.act === act || one.came.some(isFall)));
  const against = its.findLast(({ came }) => target && came.some(({ to }) => to === target));
  // Whoever comes by the act of somebody else is told there.
  return against ?? its.at(-1) ?? acts.findLast((one) => one.act === act && one.came.some(({ to }) => to === whose));
}
const isFall = ({ falls, signs }: Came): boolean => falls === true || signs.some(({ is }) => is === 'fallen');

/** A monster that only went, or could do nothing, is told with whom it meant; without that it found nobody. */
function withAims(acts: readonly Act[], events: readonly Event[]): void {
  for (const one of acts) {
    const { shown } = events.findLast(({ type, shown }) => type === 'intends' && shown.actor === one.doer) ?? {};
    if ((one.went || one.isIdle) && one.came.every(({ to }) => to === undefined) && shown?.focus)
      one.aims = named(shown.focus);
  }
}

const isSeen = ({ came, went, card }: Act): boolean => came.length > 0 || went || card !== undefined;

/** Who does each act, and what is told by no blow, way or change. */
function toldBy(events: readonly Event[], idOf: (who: Json | undefined) => string) {
  const doers = new Map<number, string>();
  const items: Item[] = [];
  const rested = new Map(events.flatMap(({ type, shown }) => (type === 'rested' ? [[shown.seat, shown.card]] : [])));
  let act = 0;
  let room: 'room' | undefined;
  for (const [when, { type, shown }] of events.entries()) {
    if (type === 'card-ends' && isWardLost(events.slice(0, when), shown)) continue;
    // Who is placed right after it stood in that room; who comes later is sent by the scenario.
    room = type === 'room-revealed' || (type === 'monster-placed' && room) ? 'room' : undefined;
    // The rest that took the card tells of it; another one was drawn first and kept, for a point of life.
    const isTaken = rested.get(shown.seat) === shown.card;
    if (type === 'rest-draws' && rested.has(shown.seat)) {
      const sign = { is: 'refused', n: Number(shown.card) } as const;
      if (!isTaken) items.push({ when, act, doer: idOf(shown.seat), sign });
      continue;
    }
    if (ACTS.has(type)) doers.set(++act, idOf(shown.actor ?? shown.seat));
    // What ends with the round is nobody's act.
    const at = { when, act: type === 'card-ends' && endsRound(events.slice(when)) ? act + 0.5 : act };
    if (type === 'uses') items.push({ ...at, doer: idOf(shown.seat), card: usedIn(shown) });
    if (type === 'dies' || type === 'exhausted')
      items.push({ ...at, to: idOf(shown.actor ?? shown.seat), falls: true });
    const is = COMES[type];
    if (is)
      items.push({
        ...at,
        ...(is === 'appears' && { doer: openerOf(items, act) }),
        to: named(shown.actor),
        sign: { is, n: 1, ...(is === 'appears' && room && { what: room }) },
      });
    if (type === 'starts') items.push({ ...at, doer: idOf(shown.seat), went: named(shown.at), starts: true });
    const other = Object.hasOwn(OTHERS, type) ? OTHERS[type]!(shown) : undefined;
    for (const sign of other ? [other.sign, ...(other.also ? [other.also] : [])] : [])
      items.push({ ...at, doer: idOf(other!.who), sign });
  }
  return { doers, items };
}

/** Whether the card was told to be lost as it warded harm off. */
const isWardLost = (before: readonly Event[], { card, pile }: Event['shown']): boolean =>
  pileIn(pile) === 'lost' &&
  before
    .slice(
      Math.max(
        0,
        before.findLastIndex(({ type }) => ACTS.has(type)),
      ),
    )
    .some(({ type, shown }) => (type === 'wards' || type === 'negates') && shown.card === card);

/** Whether nothing but the end of the round comes of it. */
const endsRound = (since: readonly Event[]): boolean =>
  since.find(({ type }) => !AT_THE_END.has(type))?.type === 'round-begins';
const AT_THE_END: ReadonlySet<string> = new Set(['card-ends', 'become-strong', 'shuffled']);

function usedIn(shown: Event['shown']): Used {
  const { what, n } = plainUse(shown) ?? {};
  return { no: Number(shown.card), half: halfUsed(shown), ...(what && { as: { what, n: n! } }) };
}

/** Who has opened the door behind which they stood, or nobody. */
const openerOf = (items: readonly Item[], act: number): string =>
  items.findLast((one) => one.act === act && one.sign?.is === 'door')?.doer ?? '';

function fought({ ways, blows }: News, view: View): Item[] {
  const standing = new Set(view.figures.map(({ id }) => id));
  return [
    ...ways.flatMap(({ act, when, actor, forced, pulled, places, parts }): Item[] => {
      const sign: Sign = { is: pulled ? 'pulled' : 'pushed', n: 1, what: hexName(places.at(-1)!) };
      if (forced) return [{ act, when, to: actor, sign }];
      return parts.map((part, n): Item => {
        const gone = places.slice(parts[n - 1]?.last ?? 0, part.last + 1);
        const jumps = passedOver(view, gone).length > 0;
        return { act, when: part.when, doer: actor, went: gone.at(-1)!, from: gone[0]!, ...(jumps && { jumps }) };
      });
    }),
    ...blows.flatMap((blow): Item[] => {
      const { act, when, actor, target, damage, averted, what, isOpen, isBack } = blow;
      const is = averted > 0 ? 'averted' : isOpen && standing.has(target) ? 'open' : 'struck';
      const sign: Sign = {
        is,
        n: averted || damage,
        ...(averted > 0 && { spared: damage }),
        ...(what && { what }),
        ...termsOf(blow),
      };
      const by = { act, when, doer: actor, to: target };
      return [...(isBack ? [{ ...by, sign: { is: 'cause', n: 1, what: 'retaliate' } as const }] : []), { ...by, sign }];
    }),
  ];
}

/** What the damage of a blow was added up of; and what armour left of it, which the number is. */
function termsOf({ sum = '', drawn }: Blow): Pick<Sign, 'sum' | 'drawn'> {
  const cards = drawn && { drawn };
  const [terms, total] = sum.split(/ [=→] /);
  const isGuarded = sum.includes('=') && sum.includes('→');
  if (!/[+−×]/.test(terms!)) return {};
  return { sum: (isGuarded ? `${terms} = ${total}` : terms!).replaceAll(' ', ''), ...cards };
}

/** Of these the one of whom it is told is the doer, whoever acts. */
const OWN: ReadonlySet<Change['is']> = new Set(['suffered', 'cards', 'recovered', 'vain', 'infused', 'consumed']);

/** Damage of these is read off no figure and no other sign: they have a sign of their own. */
const CAUSES: ReadonlySet<string> = new Set(['wound', 'hazard', 'treasure', 'scenario', 'rest']);

function changed(change: Change, idOf: (who: Json) => string): Item[] {
  const { act, when, actor, seat, n, is, what, spared, doer, by: user, cause = '' } = change;
  if (is === 'used') return [];
  const who = idOf(seat ?? actor);
  const sign: Sign = {
    is: is === 'suffered' ? 'struck' : is,
    n,
    ...(what !== undefined && { what }),
    ...(spared !== undefined && { spared }),
  };
  // Poison goes by a healing alone, in the place of it (GH-7.33).
  const by = is === 'cured' && what === 'poison' ? { cause: 'heal' } : CAUSES.has(cause) ? { cause } : {};
  // Whoever gets cards back by a card of somebody else is given them.
  const isGiven = is === 'recovered' && user !== undefined && user !== seat;
  const own = isGiven ? idOf(user) : OWN.has(is) ? who : doer;
  return [{ act, when, to: who, sign, ...by, ...(own !== undefined && { doer: own }) }];
}
