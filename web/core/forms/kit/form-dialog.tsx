import type { ReactNode } from 'react';
import { ConflictChoice } from '../conflict-choice.tsx';
import type { FormWords } from '../field-conflicts.ts';
import { FormAlert } from '../form-alert.tsx';
import { EditDialog, type EditDialogProps } from './edit-dialog.tsx';
import type { DialogFormOf } from './use-dialog-form.ts';

type FormDialogProps<Values extends object> = Pick<EditDialogProps, 'title' | 'cancel' | 'save' | 'children'> & {
  readonly of: DialogFormOf<Values>;
  readonly words: FormWords<Values>;
  /** By default it saves. */
  readonly onSave?: () => void;
  /** Says that it could not be sent. */
  readonly notice: ReactNode;
};

/** A form of `useDialogForm`, with its buttons and its questions. */
export function FormDialog<Values extends object>({
  of,
  words,
  onSave,
  notice,
  children,
  ...shown
}: FormDialogProps<Values>) {
  const { form, versions, rejected, question, isOpen, close, save, take } = of;
  return (
    <>
      <EditDialog {...shown} isOpen={isOpen} close={close} onSave={onSave ?? save} question={question}>
        <div className="grid gap-4">
          {children}
          <FormAlert of={rejected} />
          {notice}
        </div>
      </EditDialog>
      <ConflictChoice of={versions} words={words} typed={form.values} onChosen={take} />
    </>
  );
}
