import { windowsOf } from '#bot/match/orders';
import { isPlayed } from '#bot/match/record';
import { type OptionChoice, subcommand, type TypingOptions } from '#bot/serve/command';
import { decideOrder, presentOrder, showOrders, windowsHere } from '#bot/serve/order-form';
import { completeOrder, orderTyped, placeTyped, type TypedOrder } from '#bot/serve/typed-order';

/** Standing orders: what is to be answered for the visitor's own seats without asking. Shows them, leaves them, takes them back. */
export const orders = subcommand({
  name: { en: 'orders', ja: '指示' },
  help: {
    en: 'Say in advance what is to be answered for you, or see what you have said',
    ja: '尋ねられる前に答えを指示しておく、または自分の指示を見る',
  },
  options: {
    window: {
      type: 'completed',
      name: { en: 'window', ja: '場面' },
      help: { en: 'What the order is for', ja: 'どの場面への指示か' },
      complete: (typing) => completed(typing, 'window'),
    },
    order: {
      type: 'completed',
      name: { en: 'order', ja: '指示' },
      help: {
        en: 'What is to be answered, or that you want to be asked',
        ja: 'どう答えるか、または毎回尋ねてもらうか',
      },
      complete: (typing) => completed(typing, 'order'),
    },
    details: {
      type: 'completed',
      name: { en: 'details', ja: '内容' },
      help: {
        en: 'What the order says besides; several things have “;” between them',
        ja: '指示の詳しい内容（複数あれば「；」で区切る）',
      },
      complete: (typing) => completed(typing, 'details'),
    },
    until: {
      type: 'completed',
      name: { en: 'until', ja: '期限' },
      help: { en: 'How long it stands; always if empty', ja: 'いつまで続けるか（省略するとずっと）' },
      complete: (typing) => completed(typing, 'until'),
    },
    seat: {
      type: 'completed',
      name: { en: 'seat', ja: '席' },
      help: { en: 'Which of your seats, if you have several', ja: '席が複数あるとき、どの席への指示か' },
      complete: (typing) => completed(typing, 'seat'),
    },
  },
  async run(call, typed) {
    if (Object.values(typed).every((one) => one === undefined)) return showOrders(call, {});
    const { visit } = call;
    await decideOrder(call, (found) => {
      const { locale } = visit;
      const place = placeTyped(found, windowsHere(found, visit), { typed, locale });
      if (typed.order === undefined) return { reply: presentOrder(found, visit, { place }) };
      return { order: orderTyped(found, place, { typed, locale }) };
    });
  },
  presses: {
    orders: { goesOn: true, run: (call, { page }) => showOrders(call, { page }) },
    order: { goesOn: true, run: (call, { option }, [chosen]) => showOrders(call, { option: chosen ?? option }) },
  },
});

async function completed(
  { found, user, locale, typed }: TypingOptions,
  option: keyof TypedOrder,
): Promise<readonly OptionChoice[]> {
  const here = await found();
  if (!isPlayed(here)) return [];
  return completeOrder(here, windowsOf(here, user), { typed: typed as TypedOrder, locale, option });
}
