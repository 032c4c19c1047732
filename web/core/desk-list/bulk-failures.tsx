import { t } from '#messages/messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { BulkOutcome } from './bulk-outcome.ts';

type BulkFailuresProps = { readonly failed: BulkOutcome['failed']; readonly onClose: () => void };

/** Names each row that an action could not be done for, with the reason. */
export function BulkFailures({ failed, onClose }: BulkFailuresProps) {
  return (
    <Dialog
      open={failed.length > 0}
      onClose={onClose}
      title={t('desk-list.someFailed')}
      actions={<Button onClick={onClose}>{t('desk-list.understood')}</Button>}
    >
      <ul className="grid max-h-60 gap-2 overflow-y-auto">
        {failed.map(({ name, reason }) => (
          <li key={name}>
            <span className="font-medium">{name}</span>: {reason}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
