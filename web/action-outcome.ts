import type { Refusal } from './door.ts';

/** What became of an action, fit to be said: the code of a refusal, '' when it worked. */
export type ActionOutcome = { readonly isDone: boolean; readonly code: string; readonly message: string };

type Submitted = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** The outcome of a call: `done` is said when it worked, the refusal's own sentence otherwise. */
export function outcomeOf(submitted: Submitted, done: string): ActionOutcome {
  if (submitted.ok) return { isDone: true, code: '', message: done };
  return { isDone: false, code: submitted.refusal.code, message: submitted.refusal.detail };
}
