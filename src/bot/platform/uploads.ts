import { type Attached, listedAgain, namedApart } from './laid-out.ts';

/** What goes with a message: bytes beside the request, and the list in it that says which file is which. */

/** An encoded picture with what it says in words. The name is always the same: it must tell nothing. */
export interface Picture {
  name:
    | 'board.webp'
    | 'hand.webp'
    | 'page.webp'
    | 'question.webp'
    | 'end.webp'
    | 'guide.webp'
    | 'film.webp'
    | 'film.gif';
  bytes: Buffer;
  alt: string;
  /** Of what is drawn: two with the same one look the same. */
  digest: string;
}

/** A picture or file of a message: one that stands there already, or one that is sent. */
export type ShownFile = Attached & { bytes?: Buffer };

export const isKept = ({ bytes }: ShownFile): boolean => bytes === undefined;

/** Pictures to be sent, under names that differ. */
export const fresh = (pictures: readonly Picture[] = []): ShownFile[] =>
  namedApart(pictures.map(({ name, alt, bytes }) => ({ name: name as string, alt, bytes })));

/**
 * These pictures and files as a request takes them. What is sent is named beside its number, what stays beside its id.
 * Listed by its number alone, Discord may not find it again in an edit (discord-api-docs #7529).
 */
export function uploaded(pictures: readonly ShownFile[], files: readonly { name: string; bytes: Buffer }[] = []) {
  const sent = [...pictures, ...files.map((file) => ({ ...file, alt: '' }))].flatMap(({ name, alt, bytes }) =>
    bytes ? [{ name, alt, bytes }] : [],
  );
  return {
    attachments: [
      ...listedAgain(pictures.filter(isKept)),
      ...sent.map(({ name, alt }, id) => ({ id, filename: name, ...(alt && { description: alt }) })),
    ],
    files: sent.map(({ name, bytes }) => ({ name, data: bytes })),
  };
}

/** What pictures say, in words, for where they cannot be shown. */
export const inWords = (content: string, pictures: readonly Pick<Attached, 'alt'>[]): string =>
  [content, ...pictures.map(({ alt }) => alt)].filter(Boolean).join('\n');
