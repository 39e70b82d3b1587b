import sharp from 'sharp';
import { readId } from '#asking/terms/ids';
import { playout } from '#chance/playout';
import { byTurns, historyOf } from '#core/history';
import { position } from '#core/match';
import type { Match } from '#core/types';
import type { MessageSeen, Person } from '#local/discord';
import type { Look } from '#renderers/pictures';
import { rect } from '#renderers/scene';
import type { AnyGame } from '#src/game-part';
import type { CaravanView } from '../kit/caravan/game.ts';
import { caravan } from '../kit/caravan/part.ts';
import type { Caravan } from '../kit/caravan/state.ts';
import { salted } from '../kit/salt.ts';
import { buttons, openLobby, openTable, privateLast, standing, type Table, type TableOptions, typed } from './kit.ts';

/** What tests of `/replay` share. */

/** What boards were drawn of. */
interface Drawn {
  view: CaravanView;
  said: readonly string[];
  asked: number;
}

export const ANSWERS = 24;
export const MORE = 12;
/** Goes on by chance from the match that `onTheWay` plays, or plays it: the same each time. */
export const playedOn = (name: string, most: number, each?: (match: Match<Caravan>) => void) =>
  playout(caravan, salted(name), { seats: 2, policy: 'random', most, ...(each && { each }) });
/** One that is not over so soon, has some turns until then, and no answers by a standing order: of those only the last is looked at. */
export const LASTING = Array.from({ length: 200 }, (_, n) => `replay ${n}`).find((name) => {
  const { match } = playedOn(name, ANSWERS);
  const isOneByOne = match.logged === ANSWERS + 1;
  return isOneByOne && byTurns(historyOf(match.news).log).length > 6 && !playedOn(name, ANSWERS + MORE).over;
})!;

/** A match of the caravan after some answers by chance, what everybody saw until then, and what its boards are drawn of. */
export async function onTheWay(options: TableOptions = {}) {
  const drawn: Drawn[] = [];
  const pictures = {
    ...caravan.pictures,
    board(view: CaravanView, look: Look) {
      drawn.push({ view, said: look.now?.said ?? [], asked: look.now?.asked.length ?? 0 });
      const scene = caravan.pictures.board(view, look);
      // No two of them look the same: of neighbours that do, an encoder makes one frame.
      const mark = rect({ x: 0, y: 0, w: 40, h: scene.height }, { fill: drawn.length % 2 ? '#ffffff' : '#000000' });
      return { ...scene, nodes: [...scene.nodes, mark] };
    },
    end: caravan.pictures.board,
  };
  const table = await openTable({ games: [{ ...caravan, pictures } as unknown as AnyGame], ...options });
  await openLobby(table, { game: 'caravan' });
  const locales = options.locales ?? ['en-US', 'en-US'];
  const seats = [table.ann, table.ben].map(({ id, name }, i) => ({
    user: id,
    name,
    locale: locales[i] === 'ja' ? ('ja' as const) : ('en' as const),
    dm: 'unknown' as const,
  }));
  const seen: string[] = [];
  const look = (match: Match<Caravan>) =>
    void seen.push(JSON.stringify(caravan.game.view(position(caravan.game, match).g, 'spectator')));
  const { match } = playedOn(LASTING, ANSWERS, look);
  look(match);
  await table.store.commit({ ...(await table.record()), status: 'running', seats, match } as never);
  return { ...table, drawn, seen, lines: match.news.length };
}

export const replayed = async (table: Table, person: Person, options = {}): Promise<MessageSeen> => {
  await typed(table, person, ['replay', undefined], options);
  return privateLast(person, table.channel);
};
/** Presses the button of a step below a board. */
export async function steps(table: Table, person: Person, step: string, on?: MessageSeen): Promise<MessageSeen> {
  const message = on ?? privateLast(person, table.channel);
  const button = buttons(message).find(({ id }) => {
    const press = readId(id);
    return press?.kind === 'replay' && press.option === step;
  });
  await person.click(message.id, button!.id);
  await table.rest();
  return standing(person, table.channel, message.id);
}
export const headOf = ({ content }: MessageSeen) => content.split('\n')[0]!;
export const filesOf = ({ attachments }: MessageSeen) => attachments.map(({ filename }) => filename);
export const offLabels = (message: MessageSeen) =>
  buttons(message)
    .filter(({ disabled }) => disabled)
    .map(({ label }) => label);
export const bytesOf = async ({ attachments }: MessageSeen) =>
  Buffer.from(await (await fetch(attachments[0]!.url)).arrayBuffer());
/** How long a film lasts, in ms: pictures that look the same are one frame in it. */
export const lengthOf = async (message: MessageSeen) => {
  const { delay } = await sharp(await bytesOf(message), { animated: true }).metadata();
  return delay!.reduce((sum, one) => sum + one, 0);
};
export const moments = (table: Table, person: Person, option: 'from' | 'to') =>
  person.complete(table.channel, 'replay', undefined, { options: {}, focused: option });
