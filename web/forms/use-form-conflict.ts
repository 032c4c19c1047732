import { useState } from 'react';
import type { Conflict } from '#contract/row-version.ts';
import { formConflict } from './field-conflicts.ts';
import type { FormConflict } from './field-conflicts.ts';

type Opened<Values> = { readonly values: Values; readonly version: number | undefined };

type Asked<Present, Values> = {
  /** What the form starts with; a new thing has no version. Later loads of the page do not change it. */
  readonly start: Opened<Values>;
  /** Of the last save, if it met one. */
  readonly conflict: Conflict<Present> | null | undefined;
  readonly valuesOf: (present: Present) => Values;
};

/**
 * What a form was opened with, and the conflict that its last save met. `settle` takes what is saved now for what the
 * form was opened with and returns its version, `leave` puts the question off, and `restart` follows a save.
 */
export function useFormConflict<Present extends { readonly version: number }, Values>({
  start,
  conflict,
  valuesOf,
}: Asked<Present, Values>) {
  const [opened, setOpened] = useState(start);
  const [left, leave] = useState<unknown>(null);
  const met: FormConflict<Values> | null = conflict && conflict !== left ? formConflict(conflict, valuesOf) : null;
  return {
    opened,
    met,
    leave: () => leave(conflict),
    settle({ saved, version }: FormConflict<Values>): void {
      setOpened({ values: saved, version });
      leave(conflict);
    },
    restart: setOpened,
  };
}
