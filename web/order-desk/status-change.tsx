import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { useEffect, useState } from 'react';
import type { ActionOutcome } from '../api-client/action-outcome.ts';
import { useRequest } from '../requests/use-request.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { controlLook } from '../ui/field.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';

const choices = [
  { value: '', text: 'Seleccionar' },
  { value: 'approved', text: 'Success' },
  { value: 'failure', text: 'Failure' },
] as const;

type StatusChangeProps = { readonly reference: string; readonly number: string };

/** 'Modificar Estado' of a pending order: a choice, a question, and what became of it. */
export function StatusChange({ reference, number }: StatusChangeProps) {
  const { data, state, submit } = useRequest<ActionOutcome>({
    what: `No se modificó el estado de la orden ${number}.`,
    check: 'compruebe su estado',
    told: 'message',
  });
  const [chosen, choose] = useState('');
  const [reason, setReason] = useState('');
  useEffect(() => {
    if (data) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);
  return (
    <>
      <label className="flex items-center gap-2 text-small">
        <span className="whitespace-nowrap">{backOfficeTexts.orderDesk.modify}</span>
        <select
          value={chosen}
          aria-label={`${backOfficeTexts.orderDesk.modify} de la orden ${number}`}
          disabled={state !== 'idle'}
          onChange={(event) => choose(event.target.value)}
          className={joinClasses(controlLook, 'min-h-10 w-36')}
        >
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <ConfirmDialog
        open={chosen !== ''}
        title={backOfficeTexts.orderDesk.confirm}
        confirm="Modificar"
        onCancel={() => {
          choose('');
          setReason('');
        }}
        onConfirm={() => {
          void submit({ reference, status: chosen, reason }, { method: 'post', action: '/admin/orders' });
          choose('');
          setReason('');
        }}
      >
        <p className="mb-4">
          {chosen === 'failure'
            ? `La orden ${number} pasa a Failure y sus prendas vuelven a la venta.`
            : `La orden ${number} queda aprobada.`}
        </p>
        <TextField
          label="Motivo (opcional)"
          value={reason}
          maxLength={200}
          onChange={(event) => setReason(event.target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
