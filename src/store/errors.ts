/** Somebody else saved first: load again, decide again. `found` is null when there is no such match. */
export class VersionConflict extends Error {
  override name = 'VersionConflict';
  readonly found: number | null;
  constructor(id: string, expected: number, found: number | null, what = 'match') {
    super(`${what} ${id}: version ${found ?? 'none'} is stored, ${expected} was expected`);
    this.found = found;
  }
}

/**
 * A match, or a campaign, whose saved form cannot be used. `setAside` names where its files are now; it is empty when they were left
 * where they are: see `NewerRecord`.
 */
export class BrokenRecord extends Error {
  override name = 'BrokenRecord';
  readonly reason: string;
  readonly setAside: readonly string[];
  constructor(id: string, reason: string, setAside: readonly string[], what = 'match') {
    super(`${what} ${id} cannot be read: ${reason}`);
    this.reason = reason;
    this.setAside = setAside;
  }
}

/** Saved by a newer program: neither damaged nor set aside, and nothing here touches it. */
export class NewerRecord extends BrokenRecord {
  override name = 'NewerRecord';
  constructor(id: string, reason: string, what = 'match') {
    super(id, reason, [], what);
  }
}

/** Another live match stands in the channel where this one was to stand. `by` is its id. */
export class ChannelTaken extends Error {
  override name = 'ChannelTaken';
  readonly by: string;
  constructor(channel: string, by: string) {
    super(`channel ${channel} has match ${by}`);
    this.by = by;
  }
}

/** A text that is no exported match. The message says what is wrong, without quoting values. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}

/** Another process has the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/** The lock of a folder can neither be read nor replaced. The message says why, and which file it is. */
export class LockStuck extends Error {
  override name = 'LockStuck';
}

/** Not what can be saved or loaded. The message names the place but quotes nothing: it may be secret. */
export class Damaged extends Error {
  override name = 'Damaged';
}

/** Saved by a newer program: not damaged, and not to be touched. */
export class UnknownSchema extends Error {
  override name = 'UnknownSchema';
}

/** The database cannot be reached, or takes nothing: what was to be saved may be saved or not, and `load` tells. The message has no values. */
export class DatabaseTrouble extends Error {
  override name = 'DatabaseTrouble';
  /** Its own, so that nobody takes a broken way to the database for one to Discord. */
  readonly code = 'DATABASE';
}

/** Another process has the database. */
export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse';
  constructor() {
    super('the database is in use by another process: one at a time');
  }
}

/** A newer program plays from the database: this one would take its matches back. */
export class NewerProgram extends Error {
  override name = 'NewerProgram';
  constructor(newest: number, own: number) {
    super(`a newer Castellan plays from this database: it is number ${newest}, this one is number ${own}`);
  }
}

/** Between here and the database stands a pooler that gives out connections by transaction. */
export class PooledDatabase extends Error {
  override name = 'PooledDatabase';
  constructor() {
    super(
      'a pooler gives out connections by transaction here, and locks do not hold there: give the address of the server itself, or pool by session',
    );
  }
}

/** Something is in the store that was to be filled. */
export class StoreFull extends Error {
  override name = 'StoreFull';
  constructor(where: string) {
    super(`${where} is not empty: nothing is copied into it`);
  }
}

/** A newer program has changed the tables of the database. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';
  constructor(newest: number, known: number) {
    super(`the database was set up by a newer program: it is at ${newest}, this one knows ${known}`);
  }
}
