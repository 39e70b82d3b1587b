/** What came of a deed ends in a noun, as it stands in lists. A headline in Japanese goes on as it began: politely. */

/** By the last word of a sentence how it ends; what is in brackets stays behind it. */
const ENDINGS = [
  ['移動|登場|選択|配置|獲得|喪失|消費|除去|上昇|公開|習得|前進|敗北|減少', 'しました'],
  ['追加', 'されました'],
  ['捨て札', 'にしました'],
  ['戻って\\d+|シャドウプールは\\d+|は空', 'です'],
] as const;

const RULES = ENDINGS.map(
  ([nouns, ending]) => [new RegExp(`(${nouns})((?:（[^（）]*）)?)。`, 'gu'), `$1${ending}$2。`] as const,
);

export const polite = (text: string): string =>
  RULES.reduce((said, [pattern, ending]) => said.replace(pattern, ending), text);
