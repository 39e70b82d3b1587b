import { hexName } from '#games/gloomhaven/printed/map/hex-names';
import type { Sign } from './act-events.ts';
import type { Act, Item, Went } from './act-terms.ts';

/** Single things that happened, in their order, as acts: neighbours of one doer are one. */

const BLOWS: ReadonlySet<Sign['is']> = new Set(['struck', 'open', 'averted']);

/** What somebody uses while another acts is meant against the next blow at them: it is told in the act of that, where it was. */
export function withBlows(all: readonly Item[], doers: ReadonlyMap<number, string>): void {
  for (const one of all) {
    if (one.sign?.is !== 'item' || one.doer === undefined || one.doer === doers.get(one.act)) continue;
    const meant = all.filter(
      ({ act, when, to, sign }) => act === one.act && when > one.when && to === one.doer && sign,
    );
    const blow = meant.find(({ sign }) => BLOWS.has(sign!.is));
    if (blow?.doer) Object.assign(one, { to: one.doer, doer: blow.doer });
  }
}

/** Neighbouring items of one act and one doer are one. */
export function grouped(items: readonly Item[], doers: ReadonlyMap<number, string>): Act[] {
  const acts: Act[] = [];
  for (const item of items) {
    const {
      act,
      to: toWhom,
      doer = doers.get(act) || (toWhom ?? ''),
      went,
      from,
      jumps,
      starts,
      sign,
      card,
      falls,
      cause,
    } = item;
    const last = acts.at(-1);
    if (cause === 'scenario' && sign?.is === 'struck') {
      comes(scenarioIn(acts, act), toWhom, sign);
      continue;
    }
    if (falls && last && fell(last, toWhom!)) continue;
    const bought = sign?.is === 'bought' || sign?.is === 'paid' ? acts.find((one) => one.doer === doer) : undefined;
    const shown = falls ? ({ is: 'fallen', n: 1 } as const) : sign;
    const isOwnAct = doers.get(act) === doer && shown && !AGAINST.has(shown.is);
    const isElement = shown?.is === 'infused' || shown?.is === 'consumed';
    if (last?.act === act && shown && !isOwnAct && !isElement && isMeant(last, doer, toWhom)) {
      comes(last, doer, shown);
      continue;
    }
    const mine: Act =
      bought ??
      (last?.act === act && last.doer === doer && !isRound(last) ? last : { act, doer, went: false, came: [] });
    if (mine !== last && mine !== bought) acts.push(mine);
    if (went !== undefined)
      goes(mine, {
        ...(from !== undefined && { from: hexName(from) }),
        end: hexName(went),
        ...(jumps && { jumps }),
        ...(starts && { starts }),
      });
    if (card !== undefined) mine.card = card;
    const to = toWhom === doer ? undefined : toWhom;
    if (cause !== undefined) comes(mine, to, { is: 'cause', n: 1, what: cause });
    if (shown) comes(mine, to, shown);
  }
  return acts;
}

/** At the beginning of their act, or further after something has come of it. */
function goes(mine: Act, way: Went): void {
  const last = mine.came.at(-1);
  const further = (before: Went): Went => ({ ...way, ...(before.from !== undefined && { from: before.from }) });
  if (!last) Object.assign(mine, { went: true, ...further(mine) });
  else if (last.way && last.signs.length === 0) last.way = { ...last.way, ...further(last.way) };
  else mine.came.push({ signs: [], way });
}

/** Whoever the scenario hurts by its rules is told of in one act, which nobody does. */
function scenarioIn(acts: Act[], act: number): Act {
  const found = acts.findLast((one) => one.act === act && one.doer === '' && one.came[0]?.signs[0]?.is === 'cause');
  if (found) return found;
  const begun: Act = { act, doer: '', went: false, came: [{ signs: [{ is: 'cause', n: 1, what: 'scenario' }] }] };
  acts.push(begun);
  return begun;
}

/** Whether it is what somebody does to themselves against what has just been done to them: an item, or cards for the damage. */
const isMeant = ({ doer: other, came }: Act, doer: string, to: string | undefined): boolean =>
  doer !== other && doer !== '' && (to === undefined || to === doer) && came.at(-1)?.to === doer;

/** What whoever acts does to themselves against what strikes back; all else goes on with their own act. */
const AGAINST: ReadonlySet<Sign['is']> = new Set(['item', 'averted', 'cards', 'warded', 'struck', 'open', 'fallen']);

const isRound = ({ came }: Act): boolean => came[0]?.signs[0]?.is === 'round';

/** Marks who has fallen where the act tells of them last. */
function fell({ came, doer }: Act, who: string): boolean {
  const last = came.findLast(({ to = doer }) => to === who);
  if (last) last.falls = true;
  return last !== undefined;
}

function comes({ came }: Act, to: string | undefined, sign: Sign): void {
  const last = came.at(-1);
  const isNext = last && last.to === to && !(BLOWS.has(sign.is) && last.signs.some(({ is }) => BLOWS.has(is)));
  const paid = last?.to === to ? last?.signs.find(({ is }) => is === 'paid') : undefined;
  if (paid && sign.is === 'paid') paid.n += sign.n;
  else if (isNext) last.signs.splice(paid ? -1 : last.signs.length, 0, sign);
  else came.push({ ...(to !== undefined && { to }), signs: [sign] });
}
