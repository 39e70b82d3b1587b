import type { MatchRecord } from './store.ts';

/** A match that was saved, and the version as which it was. */
export type Saving = Pick<MatchRecord, 'id' | 'version'>;

/** Hears what other processes have saved; undefined when some of it may have been missed. One can listen. */
export type Others = (listener: (saved: Saving | undefined) => void) => void;

/** Passes on what a database tells, once somebody listens. `heard` takes its words. */
export function openOthers(): { others: Others; heard(words: string | undefined): void } {
  let listen: Parameters<Others>[0] = () => {};
  return {
    others(listener) {
      listen = listener;
    },
    heard: (words) => listen(words === undefined ? undefined : (JSON.parse(words) as Saving)),
  };
}
