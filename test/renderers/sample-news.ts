import type { Locale } from '#core/text';
import type { Now } from '#renderers/pictures';

const events: Now['events'] = [
  { type: 'activated', shown: { seat: 0, piece: 'shale', place: 'vel-karad' } },
  { type: 'moved', shown: { seat: 0, pieces: ['shale', 'warsteed'], from: 'vel-karad', to: 'skarn', via: null } },
];

/** Somebody marches from Vel Karad to Skarn, and the other side is asked. */
export const news: Readonly<Record<Locale, Now>> = {
  en: {
    said: ['Warmaster Shale is activated.', 'Warmaster Shale moves from Vel Karad to Skarn.'],
    events,
    asked: [{ seat: 1, words: 'who takes the hit?' }],
  },
  ja: {
    said: ['シェール将軍を活性化しました。', 'シェール将軍がヴェル・カラドからスカーンへ移動しました。'],
    events,
    asked: [{ seat: 1, words: 'ヒットを受ける駒を選んでください。' }],
  },
};
