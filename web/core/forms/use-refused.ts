import { useState } from 'react';

/** The errors of a form's fields, one sentence each. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

const nothing: FieldErrors = {};

/**
 * Keeps the server's errors for the last submission. `forgive` removes the errors of fields that have changed since.
 */
export function useRefused(refused: FieldErrors = nothing) {
  const [errors, setErrors] = useState(refused);
  const [last, setLast] = useState(refused);
  if (refused !== last) {
    setLast(refused);
    setErrors(refused);
  }
  return {
    errors,
    setErrors,
    forgive(...fields: readonly string[]): void {
      setErrors((before) =>
        fields.some((field) => before[field] !== undefined)
          ? Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field)))
          : before,
      );
    },
  };
}
