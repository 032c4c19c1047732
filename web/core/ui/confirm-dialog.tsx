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
  /** 'ink' for what goes on with the work, and destroys nothing. */
  readonly tone?: 'danger' | 'ink';
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
  tone = 'danger',
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
          <Button tone={tone} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
