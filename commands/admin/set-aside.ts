import { plain } from '#asking/terms/words';
import { attempt } from '#bot/deliver/awake';
import { decline } from '#bot/match/declined';
import { post } from '#bot/platform/send';
import { type Call, subcommand } from '#bot/serve/command';
import { whyUnplayable } from '#bot/serve/set-aside';
import { reason as reasonText } from '#bot/words/say';
import { say } from '#bot/words/text';
import { admin } from './admin.ts';
import { askToConfirm, wishMeant } from './confirm.ts';
import { anyMatchMeant, isLiveEntry, matchOption } from './match-meant.ts';
import { logAct } from './operator-log.ts';
import { reasonOption, reasonTyped } from './reason.ts';

/** Sets a match aside that nobody can play on: its channel is free again, and its file is kept. */
export const setAside = subcommand({
  name: { en: 'set-aside', ja: '片づけ' },
  help: {
    en: 'Set a match aside that cannot be played on; its file is kept',
    ja: '続けられない対戦を片づける（ファイルは残ります）',
  },
  under: admin,
  options: { match: matchOption(isLiveEntry), reason: reasonOption },
  async run(call, { match, reason: typed }) {
    const reason = reasonTyped(typed);
    const { entry, why } = await unplayable(call, match);
    await askToConfirm(call, entry, {
      what: 'set-aside',
      reason,
      why: reasonText(undefined, why.reason, call.visit.locale),
    });
  },
  presses: {
    'set-aside': {
      goesOn: true,
      async run(call, press) {
        const { house, visit } = call;
        const { match, by, reason } = await wishMeant(call, 'set-aside', press);
        const { entry, why } = await unplayable(call, match);
        const saved = await house.store.load(match);
        await house.store.setAside(match, why.message);
        visit.reached('saved');
        logAct(call, 'set-aside', { match, reason });
        await visit.reply({
          content: say('admin.set-aside', visit.locale, { where: `<#${entry.channel}>`, id: match }),
        });
        // The match itself can tell nothing any more.
        const content = say('told.operator-set-aside', saved?.locale ?? visit.locale, {
          by: `<@${by}>`,
          reason: plain(reason),
        });
        const trouble = await attempt(house, entry.channel, () =>
          post(house.rest, entry.channel, visit.id, { content }),
        );
        if (trouble) house.log.info({ match, trouble }, 'a table could not be told that its match is set aside');
      },
    },
  },
});

/** A match of this server that cannot be played on, and why. Declines one that can be, and one that is set aside already. */
async function unplayable(call: Call, typed: string) {
  const { entry, isUnreadable } = await anyMatchMeant(call, typed);
  if (isUnreadable) decline('admin-set-aside-already');
  if (!isLiveEntry(entry)) decline('match-is-over');
  const why = (await whyUnplayable(call.house, entry.id)) ?? decline('admin-playable');
  return { entry, why };
}
