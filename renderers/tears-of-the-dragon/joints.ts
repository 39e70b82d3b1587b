/** Where long names of places may break into two lines: between the words they are made of. */

/** Japanese names have no gaps: the joint is written as a bar. */
const JOINED =
  'ウィンター|ムーア フロスト|ホロウ ノース|ウォッチ ハイ|フィールド ミスト|ウッド ラーク|ヒル エルディン|ブール リバー|トン ' +
  'オールド|ターン グリーン|ブリッジ フェア|ホルム ウェスト|ミア ブラン|ノック シェパーズ|レスト ハルデン|クロス ミドン|フォード ' +
  'エルム|ステッド ソルト|マーケット グリム|ホルト ブラック|フェン ウルフ|デン グラギンス|ドレグ ダン|マーチ モル|ヴェイン ' +
  'アッシュ|ゲート ストーン|ウェル ドラウグ|ミア ホロウ|スパイア レッド|マーシュ ゴース|エンド シンダー|ヒル ネトル|ブルック ' +
  'ドレイクス|フット デヴォン|ポート ロック|ハースト ブライト|シー フォーム|ブレイク アルダー|ベイ テラマックスの|巣';

const joints: ReadonlyMap<string, number> = new Map(
  JOINED.split(' ').map((name) => [name.replace('|', ''), name.indexOf('|')]),
);

/** After these a name may always break. */
const AFTER = [' ', '・', 'の'];

/** Whether a name is one word: a line that ends within it is harder to read. */
export const isOneWord = (name: string): boolean => joints.has(name);

/** The character from which the second line goes on; undefined for a name that stays in one. */
export function jointOf(name: string): number | undefined {
  const known = joints.get(name);
  if (known !== undefined) return known;
  const at = Math.max(...AFTER.map((mark) => name.lastIndexOf(mark)));
  return at > 0 && at < name.length - 1 ? at + 1 : undefined;
}
