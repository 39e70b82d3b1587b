import type { Message } from '#core/types';

/** Words for what is chosen again and again. */
export const nameOfCard = (card: number): Message => ({ key: 'label.card-name', args: { card } });
export const hexLabel = (at: string): Message => ({ key: 'label.hex', args: { at: at.split(' ') } });
export const figureLabel = (actor: string): Message => ({ key: 'label.figure', args: { actor } });
