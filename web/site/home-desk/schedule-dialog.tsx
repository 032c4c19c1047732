import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';

type ScheduleDialogProps = {
  /** The shop's local time. */
  readonly now: string;
  readonly onClose: () => void;
  /** Publishes at a local time of the shop. */
  readonly onSchedule: (at: string) => void;
};

/** Asks from when the draft is to be public. */
export function ScheduleDialog({ now, onClose, onSchedule }: ScheduleDialogProps) {
  const [at, setAt] = useState('');
  const isPast = at !== '' && at <= now;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('home-desk.schedulePublication')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('home-desk.cancel')}
          </Button>
          <Button disabled={at === '' || isPast} onClick={() => onSchedule(at)}>
            {t('home-desk.schedule')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t('home-desk.scheduleHint')}</p>
        <TextField
          type="datetime-local"
          label={t('home-desk.publishOn')}
          min={now}
          value={at}
          error={isPast ? t('home-desk.chooseFutureTime') : undefined}
          onChange={({ target: { value } }) => setAt(value)}
        />
      </div>
    </Dialog>
  );
}
