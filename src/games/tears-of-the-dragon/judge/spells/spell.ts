import type { SpellId } from '../../printed/terms/cards.ts';
import type { PartsOf } from '../../rules/spell/spell.ts';
import type { records } from '../../rules/spells/index.ts';
import type { Fray } from '../advice/fray.ts';
import type { Outlook } from '../advice/outlook.ts';

/** What a player thinks of casting one spell, for each of the times at which its card lets it be cast. */
export interface Judged {
  outside?: JudgedOutside;
  battle?: JudgedInBattle;
  recruit?: JudgedRecruit;
}

/** In an activation. */
export interface JudgedOutside {
  /** At what a player would aim it. */
  ideas(by: Outlook): string[];
  /** What it brings him if it works: mostly the better march that it makes possible. */
  worth(by: Outlook & { targets: readonly string[] }): number;
}
/** In the spell steps of a battle. */
export interface JudgedInBattle {
  /** What it brings if it works, in expected hits. */
  worth(fray: Fray): number;
  /** How much he likes to cast it before all else in a round. */
  ahead?: number;
}
/** As a recruitment. */
export interface JudgedRecruit {
  worth: number;
}

type Has<P extends keyof Judged> = { [K in P]-?: NonNullable<Judged[K]> };
type Forbidden<P extends keyof Judged> = { [K in P]?: never };
type With<P extends keyof Judged> = Has<P> & Forbidden<Exclude<keyof Judged, P>>;
/** What rules let be cast before all else has a liking for that, and nothing else has. */
type Ahead<I extends SpellId> = (typeof records)[I] extends { battle: { ahead: true } }
  ? { battle: { ahead: number } }
  : { battle?: { ahead?: never } };
/** The judgement of this spell: it has the parts that its card promises, and no others; a shipwreck is not judged. */
export type JudgedSpell<I extends SpellId> = With<Extract<PartsOf<I>, keyof Judged>> & Ahead<I>;
