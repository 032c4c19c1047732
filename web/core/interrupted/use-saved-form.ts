import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { rejectionIn, type SavedOutcome } from '../api-client/action-outcome.ts';
import type { FormKit } from '../forms/form-of.ts';
import { showFirstWrong } from '../forms/show-first-wrong.ts';
import { useForm } from '../forms/use-form.ts';
import { useFormConflict } from '../forms/use-form-conflict.ts';
import type { FieldErrors } from '../forms/use-refused.ts';
import { useInterruptedForm } from './use-interrupted-form.ts';
import { useRequest } from '../requests/use-request.tsx';
import { toast } from '../ui/toast.ts';
import { isOther } from '../forms/unsaved/is-other.ts';
import { useUnsaved } from '../forms/unsaved/use-unsaved.tsx';
import { afterSave } from './after-save.ts';

type SavedForm<Present, Values extends object> = {
  /** The message if it could not be sent: 'No se guardó la zona.' */
  readonly what: string;
  /** Where to look whether it was saved, if that is not known: 'compruebe en la lista'. */
  readonly check: string;
  /** What tells it from other forms of its page while it is kept over an expired session. */
  readonly name: string;
  /** Called after a save with what is stored now. */
  readonly onSaved?: (saved: Present) => void;
  /** What is edited; null for a new thing. */
  readonly present: Present | null;
  readonly of: Pick<FormKit<Present, Values>, 'start' | 'valuesOf' | 'errorsOf' | 'sentOf' | 'keptIn'> & {
    /** Returns the server's errors by the form's places. */
    readonly refusedAt?: (errors: Readonly<Record<string, string>>) => FieldErrors;
    /** Returns the values without those that must not be kept, such as passwords. */
    readonly safe?: (values: Values) => Values;
  };
};

/**
 * A form of the back office that sends JSON to its own page, with optimistic locking. After a save it stays open with what
 * was stored as its base. What its page loads anew changes nothing of it: what is typed is never replaced.
 */
export function useSavedForm<Present extends { readonly version: number }, Values extends object>({
  what,
  check,
  name,
  onSaved = () => undefined,
  present,
  of: { valuesOf, errorsOf, refusedAt = (errors) => errors, sentOf, keptIn, safe, start: begun },
}: SavedForm<Present, Values>) {
  const { data, state, submit, notice } = useRequest<SavedOutcome<Present>>({ what, check, told: 'beside' });
  const rejected = rejectionIn(data);
  const start = present ? valuesOf(present) : begun;
  const form = useForm({ start, errorsOf, refused: rejected && refusedAt(rejected.errors) });
  const versions = useFormConflict({
    start: { values: start, version: present?.version },
    conflict: data?.conflict,
    valuesOf,
  });
  const element = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(start);
  // An editor of rich text begins anew with another text.
  const [round, setRound] = useState(0);
  const [answered, setAnswered] = useState(data);
  if (data !== answered) {
    setAnswered(data);
    if (data?.saved) settle(data.saved);
  }
  const isChanged = isOther(form.values, versions.opened.values);
  const { question, discard } = useUnsaved(isChanged);
  useInterruptedForm({ name, valuesIn: keptIn, safe, form, versions, fill });
  const tellSaved = useEffectEvent(onSaved);
  useEffect(() => {
    if (data?.isDone) {
      toast(data.message);
      if (data.saved) tellSaved(data.saved);
    } else if (data && !data.conflict) showFirstWrong(element.current);
  }, [data]);

  function settle(saved: Present) {
    const stored = valuesOf(saved);
    versions.reopen({ values: stored, version: saved.version });
    const values = afterSave(sent, form.values, stored);
    if (isOther(form.values, sent)) form.change(values);
    else form.restart(values);
  }

  /** Fills the form with other values. */
  function fill(values: Values) {
    form.restart(values);
    setRound(round + 1);
  }

  function save(given: Values, seen = versions.opened.version) {
    setSent(given);
    const body = { ...sentOf(given, versions.opened.values), ...(seen === undefined ? {} : { version: seen }) };
    void submit(structuredClone(body), { method: 'post', encType: 'application/json' });
  }

  return {
    form,
    versions,
    /** To be put on the form element: its first wrong field gets the focus. */
    element,
    /** Changes when the form gets other values: the key of an editor of rich text. */
    round,
    rejected,
    /** Why it was rejected as a whole; errors of fields are beside them. */
    alert: rejected && Object.keys(rejected.errors).length === 0 ? rejected.detail : undefined,
    notice,
    question,
    // Once the answer is here, it can be saved again, while the page reads its data anew.
    isBusy: state === 'submitting',
    isChanged,
    save,
    /** Asks before what is typed gives way to something else. */
    discard,
    /** Goes back to what is saved, after a question. */
    reset: () => discard(() => fill(versions.opened.values)),
    /** Puts values into the form and saves them. */
    take(values: Values, seen?: number): void {
      fill(values);
      save(values, seen);
    },
    /** Begins anew with what was stored otherwise, such as an earlier version. */
    reopen(other: Present): void {
      const values = valuesOf(other);
      versions.reopen({ values, version: other.version });
      fill(values);
    },
    send(event: FormEvent): void {
      event.preventDefault();
      form.showAll();
      if (form.isRight) save(form.values);
      else showFirstWrong(element.current);
    },
  };
}

/** A form as `useSavedForm` returns it. */
export type SavedFormOf<Values extends object> = ReturnType<typeof useSavedForm<{ readonly version: number }, Values>>;
