import { decline } from '#bot/match/declined';
import { note, withLobbyPosted, withNews } from '#bot/match/outbox';
import type { Found } from '#bot/match/record';
import { changeAndReply } from '#bot/serve/change-and-reply';
import { type OptionChoice, subcommand } from '#bot/serve/command';
import { say } from '#bot/words/text';

/**
 * Hands on what whoever opened a match may do: close its lobby, set its clock once it runs, free the seat of somebody who does not answer. Everybody
 * sees who has these rights.
 */
export const organiser = subcommand({
  name: { en: 'organiser', ja: 'まとめ役' },
  help: {
    en: 'Make somebody else who sits here the organiser of this match',
    ja: 'この対戦のまとめ役を、着席しているほかの人に譲る',
  },
  alone: true,
  options: {
    to: {
      type: 'completed',
      required: true,
      name: { en: 'to', ja: '誰に' },
      help: { en: 'To whom', ja: '譲る相手' },
      complete: async ({ found }) => others(await found()),
    },
  },
  run: (call, { to }) =>
    changeAndReply(call, (found) => {
      const { record } = found;
      const { locale, user } = call.visit;
      if (record.host !== user) decline('organiser-host');
      if (record.status !== 'lobby' && record.status !== 'running') decline('match-is-over');
      const choices = others(found);
      const chosen = choices.find(({ name, value }) => to === value || to === name);
      if (!chosen) decline('organiser-unknown', { people: choices.map(({ value }) => `<@${value}>`) });
      const who = `<@${chosen.value}>`;
      const next = { ...record, host: chosen.value, updatedAt: call.house.clock.now() };
      const told = withNews(next, [note('organiser', { who, by: `<@${user}>` })]);
      const kept = record.status === 'lobby' ? withLobbyPosted(next) : told;
      return { record: kept, reply: { content: say('done.organiser', locale, { who }) } };
    }),
});

/** Who sits and is not the organiser, each once. */
function others({ record }: Found): OptionChoice[] {
  const people = new Map(record.seats.flatMap(({ user, name }) => (user === null ? [] : [[user, name] as const])));
  people.delete(record.host);
  return [...people].map(([value, name]) => ({ name, value }));
}
