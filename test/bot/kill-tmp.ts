import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { openLocalDiscord } from '#local/discord';
const local = await openLocalDiscord();
const folder = mkdtempSync('/tmp/kill-');
async function begin() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/bot/child.ts'], { env: { PATH: process.env.PATH!, HOME: '/tmp', STORE_DIR: folder, LOG_LEVEL: 'warn', DISCORD_TOKEN: local.token, DISCORD_APP_ID: local.applicationId, DISCORD_API: local.api }, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((r) => child.stdout!.on('data', (d) => String(d).includes('Logged in') && r()));
  return child;
}
let child = await begin();
const ann = local.person('Ann'), ben = local.person('Ben'), ch = local.channelId;
const rec = () => { const d = folder + '/matches'; const f = readdirSync(d).find((n) => /^[a-z2-7]+\.json$/.test(n))!; return JSON.parse(readFileSync(d + '/' + f, 'utf8')); };
const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms));
await ann.slash(ch, 'match', 'new', { game: 'toy', length: 'long' }); await local.settle(200);
await ann.slash(ch, 'match', 'join', {}); await ben.slash(ch, 'match', 'join', {}); await local.settle(200);
await ann.slash(ch, 'match', 'start', {}); await local.settle(200);
let bad = 0, acked = 0;
for (let k = 0; k < 14; k++) {
  const r = rec();
  const who = r.seats[r.asked[0].seat].user === ann.id ? ann : ben;
  const before = r.match.log.length;
  const key = r.asked.length > 1 ? 'commit' : undefined;
  const opened = who.complete(ch, 'toy', 'hide', { card: '' }, 'card').catch(() => []);
  const cards = await opened as any[];
  const cards2 = (await who.complete(ch, 'toy', 'commit', { strength: 0, with: '' }, 'with').catch(() => [])) as any[];
  const answer = cards.length ? who.slash(ch, 'toy', 'hide', { card: cards[0].value }) : cards2.length ? who.slash(ch, 'toy', 'commit', { strength: 0, with: cards2[0].value }) : who.slash(ch, 'toy', 'rest', {});
  const t = Math.random() * 70;
  answer.catch(() => {});
  await sleep(t);
  child.kill('SIGKILL'); await once(child, 'exit');
  const told = who.messages(ch).filter((m: any) => m.content.startsWith('Done.')).length;
  child = await begin(); await local.settle(200);
  const after = rec();
  const texts = ben.messages(ch).filter((m: any) => !(m.flags & 64)).map((m: any) => m.content).join('\n');
  const count = (w: string) => texts.split(w).length - 1;
  const rests = after.match.log.filter((l: any) => l.answer?.action === 'rest').length, hides = after.match.log.filter((l: any) => l.answer?.action === 'hide').length;
  const ok = count(': Rest.') === rests && count('puts a card aside') === hides && after.outbox.length === 0 && told >= acked;
  acked = told;
  if (!ok) bad++;
  console.log(k, t.toFixed(0), 'log', before, '->', after.match.log.length, 'rests', rests, count(': Rest.'), 'hides', hides, count('puts a card aside'), 'outbox', after.outbox.length, ok ? '' : 'BAD', after.status);
}
console.log('bad', bad, local.surprises);
child.kill('SIGTERM'); await once(child, 'exit'); await local.close();
