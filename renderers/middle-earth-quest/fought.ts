import { isMessage, type Locale } from '#core/text';
import type { SeenHero, View } from '#games/middle-earth-quest/seen/view.types';
import type { Now } from '../pictures.ts';
import type { Sprite } from '../scene.ts';
import { away, bar, blow, cross, drawnFight, guard, numbered, parts, signFor, swords, tallied } from './chip.ts';
import { fighterName } from './fighters.ts';
import { healthLeft } from './minion-number.ts';
import { foeArms, heroArms } from './portraits.ts';
import { many, numberOf } from './shown.ts';
import type { Deed, Tale } from './tales.ts';
import { hurtOf } from './tallies.ts';
import { say } from './text.ts';

/**
 * A fight in the strip: each side with the damage that it took, why the fight ended, and what it did to the cards of the hero. Of each
 * pile that changes on his plate the cause stands here.
 */

const ARMS = 36;
const ROUNDS: ReadonlySet<string> = new Set(['combat-round', 'combat-blows', 'combat-stands']);

/** A fight that is told, and the number of its step on the map. */
interface Fought {
  view: View;
  fight: readonly Deed[];
  /** Both sides were exhausted. */
  isDraw: boolean;
  locale: Locale;
  no: number | undefined;
}

/** Its chips, and of what each tells. Nothing where nobody is named. */
export function fought({ view, fight, isDraw, locale, no }: Fought): { made: Sprite; of: string }[] {
  const { seat, foe } =
    fight.find(({ shown }) => typeof shown.seat === 'number' && shown.foe !== undefined)?.shown ?? {};
  const hero = view.heroes.find((one) => one.seat === seat);
  if (!hero || typeof foe !== 'string') return [];
  const has = (...types: string[]) => fight.some(({ type }) => types.includes(type));
  const hurt = (of: 'dealt' | 'taken') =>
    fight.reduce((all, { type, shown }) => all + (ROUNDS.has(type) ? numberOf(shown[of]) : 0), 0);
  const struck = (n: number) => (n === 0 ? [] : [blow(n)]);
  const defeated = () => [cross(), say('effects.defeated', locale)];
  const sides = parts(
    ...(no === undefined ? [] : [numbered(no)]),
    ...[heroArms(hero.seat, hero.id, ARMS), ...struck(hurt('taken'))],
    ...(has('combat-lost', 'combat-fells-both') ? defeated() : []),
    ...(has('combat-left') ? [away(), say('effects.left', locale)] : []),
    ...[
      swords(),
      foeArms(foe, ARMS),
      fighterName(view, { seat: hero.seat, foe }, 'foe', locale),
      ...struck(hurt('dealt')),
    ],
    ...(has('combat-won', 'combat-fells-both') ? defeated() : health(view, foe)),
  );
  const rounds = fight.filter(({ type }) => ROUNDS.has(type)).length;
  const end = separated([
    ...(rounds > 1 ? [[say('effects.rounds', locale, { n: rounds })]] : []),
    // Without a draw the foe or the hero has left its place: what took it away stands beside.
    ...(has('combat-undecided') ? [[drawnFight(), say(`effects.${isDraw ? 'exhausted' : 'undecided'}`, locale)]] : []),
  ]);
  const cards = cardsOf(fight, hero, locale);
  return [
    { made: sides, of: 'fight' },
    ...end.map((made) => ({ made, of: 'fight' })),
    ...separated(cards).map((made) => ({ made: parts(heroArms(hero.seat, hero.id, ARMS), made), of: 'fight-cards' })),
  ];
}

/** Whether a fight ended because both sides were exhausted (MEQ-7.10): the news say so before its end. */
export function isDraw(now: Now | undefined, { fight }: Pick<Tale, 'fight'>): boolean {
  const ended = fight.find(({ type }) => type === 'combat-undecided');
  const events = now?.events ?? [];
  const end = events.findLastIndex(
    ({ type, shown }) => type === 'combat-ends' && shown.seat === ended?.shown.seat && shown.foe === ended?.shown.foe,
  );
  const before = events.slice(0, Math.max(0, end));
  const own = before.slice(before.findLastIndex(({ type }) => type === 'combat-ends') + 1);
  return own.some(
    ({ type, shown: { says } }) => type === 'combat-why' && isMessage(says) && says.key === 'combat.draw',
  );
}

/** All of it beside one another with a bar between; nothing of nothing. */
const separated = (all: readonly (readonly (Sprite | string)[])[]): Sprite[] =>
  all.length === 0 ? [] : [parts(...all.flatMap((some, n) => [...(n === 0 ? [] : [bar()]), ...some]))];

/** By its cause what the fight did to the cards of its hero. */
function cardsOf(fight: readonly Deed[], { seat, id }: SeenHero, locale: Locale): (Sprite | string)[][] {
  const sums = { life: 0, hand: 0, kept: 0, block: 0, drawn: 0, more: 0, played: 0, discarded: 0, back: 0 };
  for (const { type, shown } of fight) {
    if (ROUNDS.has(type) && isMessage(shown.ours) && shown.ours.key === 'label.played') sums.played++;
    if (shown.seat !== seat && shown.who !== id) continue;
    if (type === 'hero-hurt') {
      const { life, hand } = hurtOf(shown);
      sums.life += life;
      sums.hand += hand;
    }
    if (type === 'blocked') {
      sums.kept += numberOf(shown.n) - numberOf(shown.left);
      sums.block += many(shown.cards);
    }
    if (type === 'hero-draws') sums.drawn += numberOf(shown.n);
    if (type === 'combat-draws') sums.more += numberOf(shown.n);
    if (type === 'combat-discards') sums.discarded += many(shown.cards);
    if (type === 'combat-returns') sums.back += many(shown.cards);
  }
  const { life, hand, kept, block, drawn, more, played, discarded, back } = sums;
  const of = (what: 'life' | 'hand', n: number) => (n === 0 ? [] : [tallied(seat, what, n)]);
  const told = (key: string, ...signs: (Sprite | string)[]) =>
    signs.length === 0 ? [] : [[say(`effects.${key}`, locale), ...signs]];
  return [
    ...told('drew', ...(drawn === 0 ? [] : [...of('life', -drawn), '→']), ...of('hand', drawn + more)),
    ...told('played', ...of('hand', -played)),
    ...told('discarded', ...of('hand', -discarded)),
    ...told('took-back', ...of('hand', back)),
    ...(kept + block === 0 ? [] : [[guard(kept), ...of('hand', -block)]]),
    ...told('damage', ...of('life', -life), ...of('hand', -hand)),
  ];
}

/** How much health a minion has left on the map: a heart with both numbers. */
function health({ minions }: View, foe: string): (Sprite | string)[] {
  const minion = minions.find((one) => one.id === foe && one.is === 'board');
  return minion ? [signFor('life'), `${healthLeft(minion)}/${minion.health}`] : [];
}
