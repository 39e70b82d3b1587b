import { subcommand } from '#bot/serve/command';
import { playAgain } from './new.ts';

/** Once more with the same people: the same as the button below the result. */
export const again = subcommand({
  name: { en: 'again', ja: '再戦' },
  help: {
    en: 'After the end: a new lobby with the same people and options',
    ja: '終了後に、同じメンバーと設定で新しいロビーを開く',
  },
  run: playAgain,
});
