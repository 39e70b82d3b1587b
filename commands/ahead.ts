import { aheadOff, showAhead } from '#bot/serve/ahead-form';
import { subcommand } from '#bot/serve/command';

/** Answers the question with which one's next turn begins, before it comes. What does not fit any more then falls away with a word. */
export const ahead = subcommand({
  name: { en: 'ahead', ja: '先に答える' },
  help: {
    en: 'Answer in advance what you will be asked at the beginning of your next turn',
    ja: '次の自分の手番の最初の質問に、前もって答えておく',
  },
  alone: true,
  run: (call) => showAhead(call),
  presses: {
    ahead: { run: (call, { seat }) => showAhead(call, seat) },
    'ahead-off': { goesOn: true, run: (call, { seat }) => aheadOff(call, seat) },
  },
});
