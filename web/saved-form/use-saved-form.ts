import { useEffect, useEffectEvent } from 'react';
import type { FormEvent } from 'react';
import { rejectionIn } from '../api-client/action-outcome.ts';
import type { SaveOutcome } from '../api-client/action-outcome.ts';
import { useForm } from '../forms/use-form.ts';
import { useFormConflict } from '../forms/use-form-conflict.ts';
import type { FieldErrors } from '../forms/use-refused.ts';
import { useRequest } from '../requests/use-request.tsx';
import { toast } from '../ui/toast.ts';
import { isOther } from '../unsaved/is-other.ts';
import { useUnsaved } from '../unsaved/use-unsaved.tsx';

type JsonRecord = { readonly [name: string]: JsonPart };
type JsonPart = string | number | boolean | null | readonly JsonPart[] | { readonly [name: string]: JsonPart };

type SavedForm<Present, Values> = {
  /** The message if it could not be sent: 'No se guardó la zona.' */
  readonly what: string;
  /** Where to look whether it was saved, if that is not known: 'compruebe en la lista'. */
  readonly check: string;
  /** Called after a save. */
  readonly onSaved?: () => void;
  readonly start: Values;
  /** The version that is edited; undefined for a new thing. */
  readonly version: number | undefined;
  readonly valuesOf: (present: Present) => Values;
  readonly errorsOf: (values: Values) => FieldErrors;
  /** Returns the server's errors by the form's places. */
  readonly refusedAt?: (errors: Readonly<Record<string, string>>) => FieldErrors;
  /** Returns what is sent; `opened` are the values that the form was opened with. */
  readonly sentOf: (values: Values, opened: Values) => JsonRecord;
};

/** A form of the back office that sends JSON to its own page, with optimistic locking. */
export function useSavedForm<Present extends { readonly version: number }, Values extends object>({
  what,
  check,
  onSaved = () => undefined,
  start,
  version,
  valuesOf,
  errorsOf,
  refusedAt = (errors) => errors,
  sentOf,
}: SavedForm<Present, Values>) {
  const { data, isBusy, submit, notice } = useRequest<SaveOutcome<Present>>({
    what,
    check,
    told: 'beside',
  });
  const rejected = rejectionIn(data);
  const form = useForm({ start, errorsOf, refused: rejected && refusedAt(rejected.errors) });
  const versions = useFormConflict({ start: { values: start, version }, conflict: data?.conflict, valuesOf });
  const isChanged = isOther(form.values, versions.opened.values);
  useUnsaved(isChanged && data?.isDone !== true);
  const tellSaved = useEffectEvent(onSaved);
  useEffect(() => {
    if (!data?.isDone) return;
    toast(data.message);
    tellSaved();
  }, [data]);

  function save(given: Values, seen = versions.opened.version) {
    const sent = { ...sentOf(given, versions.opened.values), ...(seen === undefined ? {} : { version: seen }) };
    void submit(structuredClone(sent), { method: 'post', encType: 'application/json' });
  }

  return {
    form,
    versions,
    rejected,
    notice,
    isBusy,
    isChanged,
    save,
    send(event: FormEvent): void {
      event.preventDefault();
      form.showAll();
      if (form.isRight) save(form.values);
    },
  };
}
