import { counter, lapse, propose, settled, standingOffer } from '#core/offers';
import type { Script, SeatId, Table } from '#core/types';
import * as say from './actions.ts';
import { awake, type Caravan, cardName, holds, numberOf } from './state.ts';

/** What happens on the road, round after round. */

type T = Table<Caravan>;

/** In secret, at once, each puts two cards down; the leading ones say who is first. */
export function* picking(t: T, _args: null): Script {
  const { g } = t;
  const seats = awake(g);
  const picks = yield* t.askEach(seats, 'pick', say.pick);
  g.shown = g.health.map(() => []);
  for (const [i, seat] of seats.entries()) {
    const { cards } = picks[i]!;
    g.shown[seat] = cards;
    g.hands[seat] = g.hands[seat]!.filter((card) => !cards.includes(card));
    t.tell({ type: 'picked', shown: { seat, lead: cardName(cards[0]!), second: cardName(cards[1]!) } });
  }
  const lead = (seat: SeatId) => numberOf(g.shown[seat]![0]!);
  g.queue = [...seats].sort((a, b) => lead(a) - lead(b));
  g.phase = 'fork';
}

/** All see the fork, and one of them decides: the pass is shorter, and something lives there. */
export function* fork(t: T, _args: null): Script {
  const { g } = t;
  const { seat, name } = yield* t.askAny(awake(g), 'fork', [say.pass, say.valley], {
    about: { road: g.road },
    window: 'fork',
  });
  t.tell({ type: 'went', shown: { seat, way: name } });
  g.road += name === 'pass' ? 2 : 1;
  if (name === 'pass') {
    g.born++;
    const id = `${t.rng.die(2, 'kind') === 1 ? 'wolf' : 'lion'}-${g.born}`;
    g.beasts.push({ id, strength: id.startsWith('lion') ? 2 : 1, health: 2 });
    t.tell({ type: 'appeared', shown: { actor: id } });
  }
  g.phase = 'turns';
}

/** One walks, fights, rests, looks for water, or bids for another's load. */
export function* turn(t: T, seat: SeatId): Script {
  const { g } = t;
  g.turns++;
  g.whose = seat;
  const choice = yield* t.askOneOf(seat, 'turn', [say.walk, say.fight, say.rest, say.seek, say.bid]);
  if (choice.name === 'walk') {
    g.water -= choice.args.steps;
    g.road += choice.args.steps;
    t.tell({ type: 'walked', shown: { seat, steps: choice.args.steps } });
  } else if (choice.name === 'fight') hit(t, seat, choice.args.beast);
  else if (choice.name === 'seek') {
    const found = t.rng.die(4, 'wells');
    g.water += found;
    t.tell({ type: 'found', shown: { seat, water: found } });
  } else if (choice.name === 'bid') {
    const { to, coins } = choice.args;
    g.offers = propose(g.offers, { by: seat, to: Number(to), coins, buyer: seat });
    t.tell({ type: 'bid', shown: { seat, to: Number(to), coins } });
  } else {
    g.health[seat]!++;
    t.tell({ type: 'rested', shown: { seat } });
  }
  g.whose = null;
  g.queue.shift();
  if (g.queue.length === 0) g.phase = 'market';
}

/** Whoever has shown a high second card strikes twice as hard. */
function hit(t: T, seat: SeatId, id: string): void {
  const { g } = t;
  const beast = g.beasts.find((one) => one.id === id)!;
  beast.health -= numberOf(g.shown[seat]![1]!) > 12 ? 2 : 1;
  t.tell({ type: 'hit', shown: { seat, actor: id } });
  if (beast.health > 0) return;
  g.beasts = g.beasts.filter((one) => one !== beast);
  t.tell({ type: 'gone', shown: { actor: id } });
}

/** The offers that stand are answered, those of one seat after those of another, until each is accepted, refused or gone. */
export function* market(t: T, _args: null): Script {
  for (const by of awake(t.g)) {
    for (let one = standingOffer(t.g.offers, { by }); one; one = standingOffer(t.g.offers, { by })) {
      for (let terms: Terms | undefined = one; terms; ) terms = yield* answered(t, terms);
    }
  }
  t.g.offers = [];
  t.g.phase = 'beasts';
}

type Terms = Caravan['offers'][number];

/** One offer answered: what is offered back, if anything. */
function* answered(t: T, terms: Terms): Script<Terms | undefined> {
  const { g } = t;
  lapsed(t);
  if (!standingOffer(g.offers, terms)) return undefined;
  const { by, to, coins, buyer } = terms;
  const answers = buyer === by ? [say.accept, say.counter, say.refuse] : [say.accept, say.refuse];
  const said = yield* t.askOneOf(to, buyer === by ? 'bid' : 'price', answers, { about: { by, coins } });
  // While he thought about it, it may have been withdrawn.
  if (!standingOffer(g.offers, terms)) return undefined;
  if (said.name === 'counter') {
    g.offers = counter(g.offers, terms, { coins: said.args.coins, buyer });
    t.tell({ type: 'asked-more', shown: { seat: to, coins: said.args.coins } });
    return standingOffer(g.offers, { by: to, to: by });
  }
  g.offers = settled(g.offers, terms);
  if (said.name === 'refuse') t.tell({ type: 'refused', shown: { seat: to } });
  else carryOut(t, terms);
  return undefined;
}

function carryOut(t: T, { by, to, coins, buyer }: Terms): void {
  const { g } = t;
  const seller = buyer === by ? to : by;
  g.coins[buyer]! -= coins;
  g.coins[seller]! += coins;
  g.loads[seller]!--;
  g.loads[buyer]!++;
  t.tell({ type: 'sold', shown: { seat: seller, to: buyer, coins } });
}

/** Offers that can no longer be kept lapse. */
function lapsed(t: T): void {
  const { kept, lapsed } = lapse(t.g.offers, holds(t.g));
  t.g.offers = kept;
  for (const { by } of lapsed) t.tell({ type: 'lapsed', shown: { seat: by } });
}

/** Each beast strikes somebody, who bears it or lets a load go; then all drink, or thirst. */
export function* beasts(t: T, _args: null): Script {
  const { g } = t;
  g.turns++;
  for (const { id, strength } of g.beasts) {
    const alive = awake(g);
    if (alive.length === 0) break;
    const seat = alive[t.rng.die(alive.length, 'blows') - 1]!;
    t.tell({ type: 'struck', shown: { actor: id, seat, damage: strength }, fold: 'beasts' });
    const { name } = yield* t.askOneOf(seat, 'blow', [say.bear, say.drop], {
      about: { actor: id, damage: strength },
      window: 'blow',
    });
    if (name === 'drop') g.loads[seat]!--;
    else g.health[seat] = Math.max(0, g.health[seat]! - strength);
    t.tell({ type: name === 'drop' ? 'dropped' : 'hurt', shown: { seat }, fold: 'beasts' });
  }
  drink(t);
  g.round++;
  g.phase = 'pick';
}

function drink(t: T): void {
  const { g } = t;
  const thirsty = g.water === 0;
  if (thirsty) for (const seat of awake(g)) g.health[seat]!--;
  else g.water--;
  t.tell({ type: thirsty ? 'thirst' : 'drank', shown: {} });
  for (const [seat, hand] of g.hands.entries()) {
    g.deck.push(...g.shown[seat]!);
    g.shown[seat] = [];
    if (g.health[seat] === 0) continue;
    g.deck = t.rng.shuffle(g.deck, 'deck');
    const drawn = g.deck.splice(0, 4 - hand.length);
    hand.push(...drawn);
    t.tell({ type: 'drew', shown: { seat, n: drawn.length }, only: { [seat]: { cards: drawn.map(cardName) } } });
  }
}
