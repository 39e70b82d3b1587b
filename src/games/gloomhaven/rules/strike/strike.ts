import type { Script, SeatId, Table } from '#core/types';
import { conditions, modifiers } from '../../printed/content/content.ts';
import { giftsOf, perkCard } from '../../printed/content/perk-cards.ts';
import { type Blow, strike as blowOf } from '../../printed/sum/attack.ts';
import { infuse } from '../../state/elements.ts';
import { has } from '../../state/figures/conditions.ts';
import { character, figure as find, heroOf, sideOf } from '../../state/figures/figures.ts';
import { isHelmeted } from '../../state/items/worn.ts';
import { boardOf } from '../../state/map/board.ts';
import { overlayAt } from '../../state/map/terrain.ts';
import type { Figure, State } from '../../state/state.ts';
import { type Back, backOf, retaliationOf, shieldOf } from '../../state/values/bonuses.ts';
import { valuesOf } from '../../state/values/stats.ts';
import { creatureOf } from '../../state/values/summons.ts';
import { harm } from '../damage/damage.ts';
import { actorOf, type BoostOf } from '../deeds/deed.ts';
import { placed } from '../deeds/place.ts';
import { afflict, deckOfFigure } from '../figures/afflict.ts';
import { type Augment, gainXp, lastingOf, useCharge } from '../figures/lasting.ts';
import { draw } from '../figures/modifiers.ts';
import { isHardToHit } from '../figures/monster-lasting.ts';
import { type Drawn, tellBlow } from '../figures/tell-blow.ts';
import { covers } from '../items/guard.ts';
import { type Attacking, additions, lastingFor } from '../lines/additions.ts';
import { replacedByAugment } from '../lines/augments.ts';
import { destroy, obstaclesBehind } from '../lines/obstacles.ts';
import { forcesOf, isMelee } from '../lines/plan.ts';
import { canBeForced, forces } from '../movement/force.ts';

/** GH-7.6: one attack against one target, from what is added to what strikes back. */

/** Attacks; nothing is done when either is gone. Gives how many targets the modifier cards add to the attack (GH-7.5). */
export function* strike(t: Table<State>, attacking: Attacking): Script<number> {
  const { deed, plan } = attacking;
  const attacker = actorOf(t.g, deed);
  if (!attacker) return 0;
  const target = yield* redirected(t, attacking);
  if (!find(t.g, target.id)) return 0;
  const aimed = { ...attacking, target };
  const lasting = lastingFor(t.g, aimed, attacker).map(({ effect }) => effect as BoostOf);
  if (yield* replacedByAugment(t, { deed, plan, attacker, boosts: lasting }, target)) return 0;
  const added = yield* additions(t, aimed, attacker);
  const boosts = added.boosts;
  const hampered = isHampered(t.g, attacker, aimed);
  const defence = yield* defended(t, aimed, { attacker, hampered });
  const pierce = plan.pierce + boosts.reduce((sum, one) => sum + (one.pierce === 'all' ? 99 : (one.pierce ?? 0)), 0);
  const blow = blowOf(
    {
      base: plan.base,
      bonuses: [
        ...plan.added,
        ...added.numbers,
        ...(has(target, 'poison') ? (['poison'] as const) : []),
        ...[...plan.times, ...boosts.flatMap(({ multiply }) => multiply ?? [])].map((times) => ({ times })),
      ],
      advantage: plan.advantage || has(attacker, 'strengthen') || boosts.some(({ advantage }) => advantage),
      disadvantage: hampered || defence.disadvantage,
      pierce,
      shield: shieldOf(t.g, target) + defence.shield,
    },
    () => drawn(t, attacker, target),
  );
  tellBlow(t, attacker, target, blow);
  if (t.g.turn?.actor === attacker.id) t.g.turn.harm += blow.damage;
  const struck = { melee: isMelee(plan), pierce: pierceLeft(blow, pierce), back: [...defence.back] };
  const suffered = yield* harm(t, target, blow.damage, { by: 'attack', actor: attacker.id, run: deed.run, struck });
  deed.suffered = suffered;
  if (suffered > 0) deed.damaged++;
  const gains = gainsOf(blow);
  if (find(t.g, target.id)) yield* effects(t, aimed, [...boosts, ...gains]);
  // What a card brings is no part of the action that later ones could look back to.
  for (const op of gains.flatMap(({ ops = [] }) => ops)) if (actorOf(t.g, deed)) yield* deed.run(t, { ...deed }, op);
  yield* afterwards(t, aimed, { augments: added.augments, back: struck.back });
  return gains.reduce((sum, { targets }) => sum + (typeof targets === 'number' ? targets : 0), 0);
}

/** An ally beside the target can draw the attack upon himself. */
function* redirected(t: Table<State>, { deed, plan, target }: Attacking): Script<Figure> {
  const { g } = t;
  for (const seat of g.characters.keys()) {
    const hero = heroOf(g, seat);
    if (!hero || hero === target || sideOf(hero) !== sideOf(target) || sideOf(hero) === sideOf(actorOf(g, deed)!))
      continue;
    // GH-7.4, R-290: nobody is the target of an ability twice, but where all its attacks go against one.
    if (deed.named.includes(hero.id) && !plan.ability.allOnFocus) continue;
    const roar = lastingOf(g, seat, ['ally-attacked']).find(
      ({ effect }) => effect.redirect && boardOf(g).range(hero.at, target.at) <= (effect.within ?? 99),
    );
    if (!roar) continue;
    deed.named.push(hero.id);
    useCharge(t, roar);
    t.tell({ type: 'redirected', shown: { actor: hero.id, target: target.id } });
    return hero;
  }
  return target;
}

/** GH-7.12, GH-7.22: what brings the attacker disadvantage. */
function isHampered(g: State, attacker: Figure, { plan, target }: Attacking): boolean {
  if (has(attacker, 'muddle')) return true;
  if (!isMelee(plan) && boardOf(g).range(attacker.at, target.at) === 1) return true;
  return (target.kind === 'monster' && valuesOf(g, target).disadvantage === true) || isHardToHit(g, target);
}

interface Defence {
  shield: number;
  disadvantage: boolean;
  back: Back[];
}

/** GH-8.2: what active cards of the target do against an attack must be used; items are its owner's choice (GH-5.8). What asks for damage comes when it is known. */
function* defended(
  t: Table<State>,
  { plan, target }: Attacking,
  by: { attacker: Figure; hampered: boolean },
): Script<Defence> {
  if (target.kind !== 'character') return { shield: 0, disadvantage: false, back: [] };
  const used = lastingOf(t.g, target.seat, ['attacked']).filter(
    ({ effect }) => !effect.kind || (effect.kind === 'melee') === isMelee(plan),
  );
  for (const one of used) useCharge(t, one);
  const disadvantage = used.some(({ effect }) => effect.disadvantage);
  const cover = yield* covers(t, target, { attacker: by.attacker, hampered: by.hampered || disadvantage });
  return {
    shield: used.reduce((sum, { effect }) => sum + (effect.shield ?? 0), cover.shield),
    disadvantage: disadvantage || cover.disadvantage,
    back: used.flatMap(({ effect }) => backOf(effect)),
  };
}

/** What of the pierce met no shield. */
const pierceLeft = ({ terms, cards }: Blow, pierce: number): number =>
  cards.reduce((sum, { card, counts }) => sum + (counts ? card.pierce : 0), pierce) -
  terms.reduce((sum, { what, n }) => sum + (what === 'pierce' ? n : 0), 0);

/** The next modifier card; a blessing doubles (but for whom no card doubles anything against), a curse makes nothing of it (GH-11.5). */
function drawn(t: Table<State>, attacker: Figure, target: Figure): Drawn {
  t.reveal();
  const id = draw(deckOfFigure(t.g, attacker), t.rng);
  const perk = perkCard(id);
  const card = id === 'bless' ? modifiers.bless.card : id === 'curse' ? modifiers.curse.card : (perk?.card ?? id);
  const says = modifiers.cards[card as keyof typeof modifiers.cards];
  const doubles = isHelmeted(t.g, target) ? 0 : 'x2';
  const does = 'add' in says ? says.add : 'multiply' in says ? doubles : 'null';
  const { effects, pierce } = giftsOf(perk?.gain);
  return { id, does, rolling: perk?.rolling ?? false, effects, pierce };
}

/** GH-7.20 to GH-7.22: what the cards of perks that count bring besides. */
const gainsOf = ({ cards }: Blow): BoostOf[] =>
  cards.flatMap(({ card, counts }) => (counts && perkCard((card as Drawn).id)?.gain) || []);

/** GH-7.9: conditions, push and pull, as long as the target lives. */
function* effects(t: Table<State>, { deed, plan, target }: Attacking, boosts: readonly BoostOf[]): Script {
  const all = [...plan.conditions, ...boosts.flatMap(({ conditions }) => conditions ?? [])];
  const attacker = actorOf(t.g, deed);
  // A card of a perk that makes somebody invisible means whoever attacks.
  for (const condition of new Set(all)) {
    const whose = conditions.get(condition)!.positive ? attacker : target;
    if (whose) afflict(t, whose, condition, attacker?.id);
  }
  if (!attacker) return;
  const { push: own, slam } = plan.ability;
  const force = { actor: attacker.id, target: target.id, from: attacker.at };
  // GH-6.9: each is used or left out by itself.
  for (const kind of ['push', 'pull'] as const)
    for (const [i, n] of [...plan[kind], ...forcesOf(kind, boosts)].entries()) {
      const isOwn = kind === 'push' && own !== undefined && i === 0;
      const into = isOwn && slam?.on === 'obstacle' ? { into: true as const } : {};
      const left = yield* forces(t, { ...force, kind, n, ...into }, deed);
      if (isOwn && left > 0) yield* slams(t, { deed, plan, target }, { left, n });
    }
}

/** What stops a push: an obstacle, which is destroyed, once; or whatever it is, for each hex of the push that is left. */
function* slams(
  t: Table<State>,
  { deed, plan, target }: Omit<Attacking, 'isSingle'>,
  { left, n }: { left: number; n: number },
): Script {
  const { slam } = plan.ability;
  const attacker = actorOf(t.g, deed);
  if (!slam || !attacker || !find(t.g, target.id)) return;
  let damage = slam.damage;
  const couldGoOn = canBeForced(t.g, {
    kind: 'push',
    actor: attacker.id,
    target: target.id,
    from: attacker.at,
    n: 1,
  });
  if (slam.on === 'obstacle') {
    const behind = obstaclesBehind(t.g, attacker.at, target.at);
    // Who has stopped short before an obstacle pushes into it.
    const must = left < n && couldGoOn;
    const at = yield* placed(t, must ? { ...deed, must } : deed, 'slam', behind);
    if (at === undefined) return;
    destroy(t, deed, overlayAt(t.g, at, 'obstacle')!);
  } else {
    if (couldGoOn) return;
    damage *= left;
  }
  if (attacker.kind === 'character') gainXp(t, attacker.seat, slam.xp);
  yield* harm(t, target, damage, { by: 'ability', actor: attacker.id, run: deed.run });
}

interface After {
  augments: readonly Augment[];
  back: readonly Back[];
}

/** What an attack brings besides, alive target or not, and at last retaliation (GH-7.31). */
function* afterwards(t: Table<State>, { deed, plan, target }: Attacking, { augments, back }: After): Script {
  const { g } = t;
  const attacker = actorOf(g, deed);
  if (!attacker) return;
  if (attacker.kind === 'character') gainXp(t, attacker.seat, plan.ability.xpEach ?? 0);
  const infused = attacker.kind === 'summon' ? creatureOf(attacker).infuses : undefined;
  if (infused) infuse(g, infused);
  // What an augment gives lasts for the round, however long its card stays.
  const { half: _, ...loose } = deed;
  for (const { ops = [] } of augments) for (const op of ops) yield* deed.run(t, { ...loose }, op);
  // Nothing strikes back at who is dying.
  if (!find(g, target.id) || !actorOf(g, deed) || attacker.hp === 0 || sideOf(target) === sideOf(attacker)) return;
  const away = boardOf(g).range(target.at, attacker.at);
  const { n, bonuses } = retaliationOf(g, target, away);
  const all = back.reduce((sum, one) => sum + (away <= one.reach ? one.n : 0), n);
  if (all === 0) return;
  for (const { card, xp } of bonuses) if (card !== null) gainXp(t, ownerOf(g, card), xp);
  t.tell({ type: 'retaliates', shown: { actor: target.id, target: attacker.id, n: all } });
  yield* harm(t, attacker, all, { by: 'retaliation', actor: target.id, run: deed.run });
}

const ownerOf = (g: State, card: number): SeatId =>
  g.characters.findIndex((_, seat) => character(g, seat).active.some((one) => one.card === card));
