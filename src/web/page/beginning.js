// @ts-check
import { joinAt } from './addresses.js';
import { ask, freshName, refusalOf } from './door.js';
import { placeChosen, seatChosen, withDraft } from './draft.js';
import { withoutMe } from './state.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Draft} Draft */

/** What is done to a match that is about to be begun. @param {ReturnType<typeof import('./store.js').createStore<State>>} store @param {(path: string) => void} go */
export function createBeginning({ get, change }, go) {
  return {
    /** @param {Partial<Draft>} part */
    draft: (part) => change((state) => withDraft(state, part)),
    /** Opens the lobby and goes there. The same request once more, as after a lost answer, opens no other one. */
    async open() {
      const { draft } = get();
      const where = placeChosen(get());
      if (!draft?.form || !where || draft.isOpening) return;
      const id = draft.id || freshName();
      change((state) => withDraft(state, { isOpening: true, id }));
      const { game, options, byInvitation, whenFull } = draft;
      const { guild, channel, thread } = where;
      const [seat, campaign] = [seatChosen(draft), draft.campaign.trim()];
      const more = { ...(seat !== '' && { seat }), ...(campaign !== '' && { campaign }) };
      const wanted = { id, game, guild, channel, thread, options, byInvitation, whenFull, ...more };
      try {
        const { match, said } = await ask('new', wanted);
        if (match === undefined)
          return change((state) => withDraft(state, { isOpening: false, id: '', said: said.join('\n') }));
        change((state) => ({ ...state, draft: null }));
        go(joinAt(match));
      } catch (error) {
        const { isNobody, words } = refusalOf(error);
        if (isNobody) return change(withoutMe);
        // Whether it was opened is not known: the same id asks for the same lobby.
        change((state) => withDraft(state, { isOpening: false, id, said: words || say(state.locale, 'press.lost') }));
      }
    },
  };
}
