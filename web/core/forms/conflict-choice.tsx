import { ConflictDialog } from './conflict-dialog.tsx';
import type { FormWords } from './field-conflicts.ts';
import type { VersionedForm } from './use-form-conflict.ts';

type ConflictChoiceProps<Values> = {
  readonly of: VersionedForm<Values>;
  readonly words: FormWords<Values>;
  /** The current values of the form. */
  readonly typed: Values;
  /** Sets the chosen values in the form, and saves them over the newer version. */
  readonly onChosen: (chosen: Values, version: number) => void;
};

/** Asks for each field which value to keep, if the last save had a version conflict; renders nothing otherwise. */
export function ConflictChoice<Values extends object>({ of, words, typed, onChosen }: ConflictChoiceProps<Values>) {
  const { opened, met, leave, settle } = of;
  if (!met) return null;
  return (
    <ConflictDialog
      key={met.version}
      words={words}
      opened={opened.values}
      typed={typed}
      conflict={met}
      onClose={leave}
      onSave={(chosen) => {
        settle(met);
        onChosen(chosen, met.version);
      }}
    />
  );
}
