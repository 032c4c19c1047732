import { useState } from 'react';
import type { Conflict } from '#contract/core/protocol/row-version.ts';
import { formConflict, type FormConflict } from './field-conflicts.ts';

type Opened<Values> = { readonly values: Values; readonly version: number | undefined };

type Asked<Present, Values> = {
  /** The initial values of the form; a new thing has no version. Later loads of the page do not change them. */
  readonly start: Opened<Values>;
  /** The version conflict of the last save, if there was one. */
  readonly conflict: Conflict<Present> | null | undefined;
  readonly valuesOf: (present: Present) => Values;
};

/** The values that a form was opened with, and the version conflict of its last save, for `ConflictChoice`. */
export type VersionedForm<Values> = {
  readonly opened: Opened<Values>;
  readonly met: FormConflict<Values> | null;
  /** Closes the question without an answer. */
  readonly leave: () => void;
  /** Makes the saved values the ones that the form was opened with. */
  readonly settle: (met: FormConflict<Values>) => void;
  /** Sets the opened values after a save. */
  readonly reopen: (opened: Opened<Values>) => void;
};

/** Keeps the values and version that a form was opened with, to detect version conflicts (optimistic locking). */
export function useFormConflict<Present extends { readonly version: number }, Values>({
  start,
  conflict,
  valuesOf,
}: Asked<Present, Values>): VersionedForm<Values> {
  const [opened, setOpened] = useState(start);
  const [left, leave] = useState<unknown>(null);
  return {
    opened,
    met: conflict && conflict !== left ? formConflict(conflict, valuesOf) : null,
    leave: () => leave(conflict),
    settle({ saved, version }) {
      setOpened({ values: saved, version });
      leave(conflict);
    },
    reopen: setOpened,
  };
}
