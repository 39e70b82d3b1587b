import { progressOf } from '#asking/choices';
import { type Draft, stageOf } from '#asking/draft';
import { press } from '#asking/press';
import type { PutQuestion } from '#asking/question';
import { isRefusal } from '#core/actions';
import type { Progress } from '#core/choice';

/** A question at one stage of its answer, as its seat sees it. */
export interface Stage {
  draft: Draft | undefined;
  progress: Progress;
}

/** A question from the stage of a draft to its last field: each action is begun, and each field gets the option that `pick` says. */
export function stagesOf(put: PutQuestion, pick: (options: number) => number, from?: Draft): Stage[] {
  const found: Stage[] = [{ draft: from, progress: progressOf(put, from) }];
  if (from) return found;
  const { decision, match } = put;
  const { actions } = stageOf(put, undefined);
  for (const { name, fields } of actions) {
    if (Object.keys(fields).length === 0) continue;
    let came = press(put, undefined, { kind: 'begin', match, decision: decision.id, action: name }, []);
    for (let n = 0; n < 6 && !isRefusal(came) && 'draft' in came; n++) {
      const { draft } = came;
      found.push({ draft, progress: progressOf(put, draft) });
      const { field, step } = stageOf(put, draft);
      if (!field || field.options.length === 0) break;
      const at = pick(field.options.length);
      const page = Math.floor(at / 25);
      came = press(put, draft, { kind: 'pick', match, decision: decision.id, step, page }, [field.options[at]!]);
    }
  }
  return found;
}
