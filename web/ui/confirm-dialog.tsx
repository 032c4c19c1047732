import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  readonly open: boolean;
  readonly title: ReactNode;
  /** The consequences. */
  readonly children?: ReactNode;
  /** The text of the button, a verb: 'Eliminar'. */
  readonly confirm: string;
  readonly cancel?: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks for confirmation before something that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel = t('ui.cancel'),
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button tone="quiet" onClick={onCancel}>
            {cancel}
          </Button>
          <Button tone="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
