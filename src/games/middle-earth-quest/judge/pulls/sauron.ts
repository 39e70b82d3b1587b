import { pullOf } from '#core/pulls';
import { command, endCommands } from '../../rules/sauron/actions/command.ts';
import { drawCards } from '../../rules/sauron/actions/draw.ts';
import { moveFigure } from '../../rules/sauron/actions/move-figure.ts';
import { placeMonster } from '../../rules/sauron/actions/place-monster.ts';
import { placeInfluence } from '../../rules/sauron/influence.ts';
import { dropPlot, playPlot } from '../../rules/sauron/plot.ts';
import { playShadow, playShadowAt } from '../../rules/sauron/shadows.ts';

export const pulls = [
  pullOf(placeInfluence, 3),
  pullOf(playShadow, 2),
  pullOf(playShadowAt, 2),
  pullOf(drawCards, ({ g }) => (g.shadow.length + g.plots.length > 10 ? 0.3 : 1.5)),
  pullOf(command, 2),
  pullOf(endCommands, 0.1),
  pullOf(moveFigure, 1.5),
  pullOf(placeMonster, ({ g }) => (g.tokens.length > 8 ? 0.2 : 2)),
  pullOf(playPlot, 6),
  pullOf(dropPlot, 0.1),
];
