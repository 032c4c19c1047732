import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';

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
      title="Programar la publicación"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={at === '' || isPast} onClick={() => onSchedule(at)}>
            Programar
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>La portada pública queda como está hasta ese momento, en la hora de la tienda.</p>
        <TextField
          type="datetime-local"
          label="Publicar el"
          min={now}
          value={at}
          error={isPast ? 'Elija una fecha y una hora que no hayan pasado' : undefined}
          onChange={({ target: { value } }) => setAt(value)}
        />
      </div>
    </Dialog>
  );
}
