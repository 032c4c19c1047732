import { useEffect, useEffectEvent } from 'react';
import { rejectionIn, type SaveOutcome } from '../../api-client/action-outcome.ts';
import { toast } from '../../ui/toast.ts';
import type { FormKit } from '../form-of.ts';
import { useForm } from '../use-form.ts';
import { useFormConflict } from '../use-form-conflict.ts';
import { isOther } from '../unsaved/is-other.ts';
import { useUnsaved } from '../unsaved/use-unsaved.tsx';

type DialogForm<Present, Values extends object> = {
  readonly of: Pick<FormKit<Present, Values>, 'start' | 'valuesOf'> &
    Partial<Pick<FormKit<Present, Values>, 'errorsOf'>>;
  /** What is changed; null adds one. */
  readonly present: Present | null;
  readonly outcome: SaveOutcome<Present> | undefined;
  readonly isOpen?: boolean;
  readonly onClose: () => void;
  /** Called once it was saved. By default a toast says so, and it closes. */
  readonly onSaved?: () => void;
  /** Sends values over the version that they were made of; a new thing has none. */
  readonly send: (values: Values, version: number | undefined) => void;
};

/** A form with optimistic locking that closes once it is saved, and asks before it is closed otherwise. */
export function useDialogForm<Present extends { readonly version: number }, Values extends object>({
  of,
  present,
  outcome,
  isOpen = true,
  onClose,
  onSaved,
  send,
}: DialogForm<Present, Values>) {
  const rejected = rejectionIn(outcome);
  const start = present ? of.valuesOf(present) : of.start;
  const form = useForm({ start, errorsOf: of.errorsOf, refused: rejected?.errors });
  const versions = useFormConflict({
    start: { values: start, version: present?.version },
    conflict: outcome?.conflict,
    valuesOf: of.valuesOf,
  });
  const isChanged = isOther(form.values, versions.opened.values);
  const { question, close } = useUnsaved(isOpen && isChanged && outcome?.isDone !== true);
  const endAs = useEffectEvent((message: string) => {
    if (onSaved) return onSaved();
    toast(message);
    return onClose();
  });
  useEffect(() => {
    if (outcome?.isDone) endAs(outcome.message);
  }, [outcome]);
  return {
    form,
    versions,
    rejected,
    question,
    isOpen,
    isChanged,
    /** Closes it, after a question if something is unsaved. */
    close: () => close(onClose),
    save: () => send(form.values, versions.opened.version),
    /** Takes what was chosen in a version conflict, and saves it over the newer version. */
    take(chosen: Values, version: number): void {
      form.change(chosen);
      send(chosen, version);
    },
  };
}

/** A form as `useDialogForm` returns it. */
export type DialogFormOf<Values extends object> = ReturnType<
  typeof useDialogForm<{ readonly version: number }, Values>
>;
