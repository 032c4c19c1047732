import { z } from 'zod';
import type { VersionedForm } from '../forms/use-form-conflict.ts';
import type { FormOf } from '../forms/use-form.ts';
import { isOther } from '../forms/unsaved/is-other.ts';
import { useInterrupted } from './use-interrupted.ts';

/** How a form is kept over an expired session. */
export type KeptForm<Values extends object> = {
  /** Tells the forms of a page apart. */
  readonly name: string;
  /** Returns the values that were kept; undefined if they are damaged. */
  readonly valuesIn: (kept: unknown) => Values | undefined;
  /** Returns the values without those that must not be kept, such as passwords. */
  readonly safe?: (values: Values) => Values;
};

type InterruptedForm<Values extends object> = KeptForm<Values> & {
  readonly form: Pick<FormOf<Values>, 'values'>;
  readonly versions: Pick<VersionedForm<Values>, 'opened' | 'reopen'>;
  /** Fills the form with other values. */
  readonly fill: (values: Values) => void;
};

/**
 * Keeps the unsaved values of a form over an expired session, with those that it was opened with, so that a change by
 * somebody else meanwhile is still a version conflict.
 */
export function useInterruptedForm<Values extends object>({
  name,
  valuesIn,
  safe = (values) => values,
  form: { values },
  versions: { opened, reopen },
  fill,
}: InterruptedForm<Values>): void {
  const [typed, before] = [safe(values), safe(opened.values)];
  useInterrupted({
    name,
    unsaved: isOther(typed, before)
      ? { values: typed, opened: { values: before, version: opened.version } }
      : undefined,
    read: (kept) => keptForm(kept, valuesIn),
    takeBack(kept) {
      reopen({ values: { ...opened.values, ...kept.opened.values }, version: kept.opened.version });
      fill({ ...values, ...kept.values });
    },
  });
}

const keptShape = z.object({
  values: z.unknown(),
  opened: z.object({ values: z.unknown(), version: z.int().optional() }),
});

function keptForm<Values extends object>(kept: unknown, valuesIn: KeptForm<Values>['valuesIn']) {
  const { data } = keptShape.safeParse(kept);
  const [values, before] = [valuesIn(data?.values), valuesIn(data?.opened.values)];
  return data && values && before && { values, opened: { values: before, version: data.opened.version } };
}
