import type { Conflict } from '#contract/core/protocol/row-version.ts';
import type { Refusal } from './api-client.ts';

/**
 * The outcome of an action, to show: `code` is the error's code, '' if it succeeded; `errors` are those of the fields of
 * its input, by path.
 */
export type ActionOutcome = {
  readonly isDone: boolean;
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
};

/** The outcome of a save with optimistic locking. */
export type SaveOutcome<Present> = ActionOutcome & { readonly conflict?: Conflict<Present> | null };

/** The same for a form that stays open: `saved` is what is stored now, as the shop keeps it. */
export type SavedOutcome<Present> = SaveOutcome<Present> & { readonly saved?: Present | undefined };

type Submitted<Present = unknown> = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal<Present> };

/** Returns the outcome of a call: the text `done` if it succeeded, else the error's sentence. */
export function outcomeOf(submitted: Submitted, done: string): ActionOutcome {
  if (submitted.ok) return { isDone: true, code: '', message: done };
  const { code, detail, errors } = submitted.refusal;
  // The first error of a path is the one that its field shows.
  const byPath = Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]));
  return { isDone: false, code, message: detail, errors: byPath };
}

/** Returns what a form shows of an outcome that was rejected; undefined for any other, and for a version conflict. */
export function rejectionIn(outcome: SaveOutcome<unknown> | undefined) {
  if (!outcome || outcome.isDone || outcome.conflict) return undefined;
  return { detail: outcome.message, errors: outcome.errors ?? noErrors };
}

const noErrors: NonNullable<ActionOutcome['errors']> = {};

/** Returns the outcome of a save, with the version conflict if there was one. */
export function saveOutcomeOf<Present>(submitted: Submitted<Present>, done: string): SaveOutcome<Present> {
  return { ...outcomeOf(submitted, done), conflict: submitted.ok ? null : submitted.refusal.conflict };
}

type Saved<Present> =
  | { readonly ok: true; readonly value: Present }
  | { readonly ok: false; readonly refusal: Refusal<Present> };

/** Returns the outcome of a save with what is stored now. */
export function savedOutcomeOf<Present>(saved: Saved<Present>, done: string): SavedOutcome<Present> {
  return { ...saveOutcomeOf(saved, done), saved: saved.ok ? saved.value : undefined };
}
