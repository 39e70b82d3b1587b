import { askedLine, eventLines } from '#commands/public';
import { position } from '#core/match';
import { playout } from '#core/playout';
import { games } from '#src/registry';
const [,, seed, seats, exp, cards, policy] = process.argv;
const part = games.find((g) => g.game.id === 'scythe')!;
for (const locale of ['ja','en'] as const) {
  const out: string[] = []; let seen = 0;
  const { match } = playout(part.game as any, seed!, { options: { expansion: exp, cards } as any, seats: Number(seats), policy: policy as any, most: 900,
    each: (m: any) => {
      const all = m.log.flatMap((x: any) => x.events);
      for (const line of eventLines(part as any, all.slice(seen), locale)) out.push(line);
      seen = all.length;
      for (const d of position(part.game as any, m).open) out.push('   ? ' + askedLine(part as any, d, ['a','b','c','d','e','f','g'], locale));
    } } as any);
  const all = match.log.flatMap((x: any) => x.events);
  for (const line of eventLines(part as any, all.slice(seen), locale)) out.push(line);
  console.log(`### ${locale}`); console.log(out.join('\n'));
}
