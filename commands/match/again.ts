import { hasSay } from '#bot/match/asked';
import { find } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import { declineUnlessLobby } from '#bot/match/lobby-seats';
import { changeAndReply } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { say } from '#bot/words/text';
import { playAgain } from './new.ts';

/** Once more with the same people, also where a lobby was closed: the same as the button below. A lobby that is open stays so. */
export const again = subcommand({
  name: { en: 'again', ja: '再戦' },
  help: {
    en: 'After the end: a new lobby with the same people and options',
    ja: '終了後に、同じメンバーと設定で新しいロビーを開く',
  },
  async run(call) {
    const { record } = await find(call.house, await call.match());
    await (record.status === 'lobby' ? keepOpen(call) : playAgain(call));
  },
  presses: { keep: { run: (call) => keepOpen(call) } },
});

/** The days after which a lobby is closed begin anew. */
const keepOpen = (call: Call): Promise<void> =>
  changeAndReply(call, ({ record }) => {
    const { house, visit } = call;
    declineUnlessLobby(record);
    if (!hasSay(record, visit.user)) decline('not-seated');
    return { record: { ...record, updatedAt: house.clock.now() }, reply: { content: say('done.kept', visit.locale) } };
  });
