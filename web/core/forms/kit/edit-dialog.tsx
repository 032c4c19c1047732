import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export type EditDialogProps = {
  readonly isOpen?: boolean;
  readonly title: string;
  /** Closes it, after a question if something is unsaved. */
  readonly close: () => void;
  /** The button that closes it. */
  readonly cancel?: string;
  /** The button that takes what was typed. */
  readonly save: { readonly label: string; readonly isBusy?: boolean; readonly isOff?: boolean };
  readonly onSave: () => void;
  /** What is asked before it is closed. */
  readonly question: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
};

/** A form in a dialog, with its two buttons. */
export function EditDialog(props: EditDialogProps) {
  const { isOpen = true, title, close, cancel = t('desk-list.cancel'), save, onSave, question, children } = props;
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={close}
        title={title}
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              {cancel}
            </Button>
            <Button busy={save.isBusy} disabled={save.isOff} onClick={onSave}>
              {save.label}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
      {question}
    </>
  );
}
