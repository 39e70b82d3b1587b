import { race } from '#chance/playout';
import { games } from '../src/registry.ts';
const game = games[0]!.game;
let n = 0;
for (let i = 0; i < 1000 && n < 2; i++) {
  const { outcome, decisions, events } = race(game, `1/${i}`, { policy: 'competent', options: {}, most: 2500 });
  if (outcome) continue;
  n++;
  console.log(i, decisions, events.filter((e) => e.type === 'initiative-rolled').length);
  for (const e of events.slice(-30)) console.log(JSON.stringify(e).slice(0, 160));
}
