import type { Here, Json, Message, Thing } from '#core/types';
import { areas, seas } from '../printed/content.ts';
import { faceOf, isLeader, isUnit, isWizard } from './pieces.ts';
import type { State } from './state.ts';

/** Words for options. Only the seat that is asked reads them, so own pieces go by their own number. */

export function faceWords(face: string): Message & { [key: string]: Json } {
  const kind = isLeader(face) ? 'leader' : isWizard(face) ? 'wizard' : 'unit';
  return { key: `${kind}.${face}` };
}
export function placeWords(place: string): Message & { [key: string]: Json } {
  return { key: `${areas.has(place) ? 'area' : seas.has(place) ? 'sea' : 'place'}.${place}` };
}
/** "Warsteed 2 (reduced), Kimrin": which one, how whole, under whom, where. */
export function pieceLabel(id: string, { g }: Here<State>): Message {
  const c = g.counters[id]!;
  const piece = faceWords(faceOf(id));
  if (c.fate !== 'map') return piece;
  const n = isUnit(id) ? id.slice(faceOf(id).length + 1) : null;
  const under = c.box ? faceWords(c.box) : null;
  return { key: 'label.piece', args: { piece, n, reduced: c.reduced, under, place: placeWords(c.at) } };
}
export const placeLabel = (place: string): Message => placeWords(place);
export const spellLabel = (spell: string): Message => ({ key: `spell.${spell}` });
export const faceLabel = (face: string): Message => faceWords(face);

/** What a prisoner may be asked for: "knowledge:ursh" or "spell:terror" (TD-19.1). */
const readTopic = (topic: string) => topic.split(':') as ['knowledge' | 'spell', string];
export function topicMeant(topic: string): Thing[] {
  const [kind, id] = readTopic(topic);
  return [{ of: kind === 'spell' ? 'card' : 'place', id }];
}
export function topicLabel(topic: string): Message {
  const [kind, id] = readTopic(topic);
  return { key: `label.topic-${kind}`, args: { about: kind === 'spell' ? spellLabel(id) : placeWords(id) } as never };
}
