import type { Conflict } from '#contract/row-version.ts';
import type { Refusal } from './api-client.ts';

/** What became of an action, fit to be said: the code of a refusal, '' when it worked. */
export type ActionOutcome = { readonly isDone: boolean; readonly code: string; readonly message: string };

/** What became of a save of something that others may have changed meanwhile. */
export type SaveOutcome<Present> = ActionOutcome & { readonly conflict?: Conflict<Present> | null };

type Submitted<Present = unknown> = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal<Present> };

/** The outcome of a call: `done` is said when it worked, the refusal's own sentence otherwise. */
export function outcomeOf(submitted: Submitted, done: string): ActionOutcome {
  if (submitted.ok) return { isDone: true, code: '', message: done };
  return { isDone: false, code: submitted.refusal.code, message: submitted.refusal.detail };
}

/** The same with what a save met that was made for an older version. */
export function saveOutcomeOf<Present>(submitted: Submitted<Present>, done: string): SaveOutcome<Present> {
  return { ...outcomeOf(submitted, done), conflict: submitted.ok ? null : submitted.refusal.conflict };
}
