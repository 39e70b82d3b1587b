import { pullOf } from '#core/pulls';
import { activate, endActions, finish } from '../../rules/chapters/activation.ts';
import { attack } from '../../rules/chapters/attack.ts';
import { rollCommand } from '../../rules/chapters/command.ts';
import { confirmSpells, pupils, teachAll } from '../../rules/chapters/extra-spells.ts';
import { cast, regain } from '../../rules/chapters/magic.ts';
import { move, overrun } from '../../rules/chapters/move.ts';
import { arrange, endPhase, station } from '../../rules/chapters/muster.ts';
import { summonPenguins } from '../../rules/chapters/penguins.ts';
import { counterExchange, proposeExchange, question } from '../../rules/chapters/prisoners.ts';
import { learn, learnPenguins, search, searchSpell, suffer } from '../../rules/chapters/ruin.ts';
import { embark, sail } from '../../rules/chapters/sea.ts';
import { recruitTerramax } from '../../rules/chapters/terramax.ts';
import { enterTower } from '../../rules/chapters/tower.ts';
import { couldSummon, pullOfMove, stepsToGoal } from '../../rules/pull.ts';
import { boxOf, inShip, isSuitor, isUnit } from '../../state/pieces.ts';
import { isWar } from '../../state/scenario.ts';

export const pulls = [
  pullOf(arrange, 0.2),
  pullOf(station, 0.1),
  pullOf(endPhase, 4),
  pullOf(teachAll, ({ g, seat }) => (pupils(g, seat).some((id) => !g.lessons[id]) ? 20 : 0.1)),
  pullOf(confirmSpells, 50),
  pullOf(activate, ({ g, seat }, { piece }) => {
    if (!isSuitor(piece) && !isWar(g)) return 0.5;
    if (couldSummon(g, [piece, ...boxOf(g, piece)], g.counters[piece]!.at)) return 20;
    const steps = stepsToGoal(g, seat, g.counters[piece]!.at);
    // Castles fall to armies, not to single riders.
    return (isWar(g) ? 2 + 10 * boxOf(g, piece).length : 20) / (1 + steps);
  }),
  pullOf(endActions, 0.3),
  pullOf(finish, 0.7),
  pullOf(question, 8),
  pullOf(proposeExchange, 0.2),
  pullOf(counterExchange, 0.2),
  pullOf(enterTower, 40),
  pullOf(rollCommand, ({ g }) => (isWar(g) ? 4 : 1)),
  pullOf(attack, ({ g }, { group }) => group.length * (isWar(g) ? 20 : 1)),
  pullOf(summonPenguins, 20),
  pullOf(suffer, (_, { piece }) => (isUnit(piece) ? 6 : 1)),
  pullOf(search, 12),
  pullOf(searchSpell, 3),
  pullOf(learn, 5),
  pullOf(learnPenguins, 5),
  pullOf(cast, 0.7),
  pullOf(regain, 5),
  pullOf(embark, ({ g, seat }, { group, to }) => pullOfMove(g, seat, group, [to])),
  pullOf(sail, ({ g, seat }, { captain, to }) => pullOfMove(g, seat, inShip(g, g.counters[captain]!.ship!), [to])),
  pullOf(recruitTerramax, 2),
  pullOf(move, ({ g, seat }, { group, path }) => pullOfMove(g, seat, group, path)),
  pullOf(overrun, 4),
];
