import type { FieldErrors } from '#web/core/forms/use-refused.ts';

/** A rejected form: what was sent, and why. `errors` are by the name of the field. */
export type RefusedReturn = {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
  readonly detail: string;
};

/** The value of the choice 'wants' for an exchange begins with this, before the size's id. */
export const sizeMark = 'size:';
