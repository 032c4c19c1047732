import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import type { DeskOrder } from '#contract/sales/order-desk/order-desk.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { useState } from 'react';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { ListSelect } from '#web/core/desk-list/list-fields.tsx';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { Options } from '#web/core/ui/options-field.tsx';
import { statusWords } from './status-words.ts';

/** 'Modificar Estado' of an order; only a pending one can be changed. */
export function StatusChange({ row }: { readonly row: DeskOrder }) {
  if (row.status !== 'pending') return null;
  return <PendingStatus {...row} />;
}

/** The choice, its confirmation, and its outcome. */
function PendingStatus({ reference, number, total }: DeskOrder) {
  const about = { number, total: formatPrice(total) };
  const { data, state, submit } = useRequest<ActionOutcome>({
    what: t('order-desk.notSettled', { number }),
    check: t('order-words.checkStatus'),
    told: 'message',
  });
  const { approved, failure } = statusWords();
  const choices = [
    { value: '', text: t('order-desk.choose') },
    { value: 'approved', text: approved },
    { value: 'failure', text: failure },
  ] as const;
  const [chosen, choose] = useState('');
  const [reason, setReason] = useState('');
  useToast(data);
  return (
    <>
      <label className="flex flex-wrap items-center justify-end gap-x-2 text-small">
        <span className="whitespace-nowrap @4xl:sr-only">{backOfficeTexts.orderDesk.modify}</span>
        <ListSelect
          label={t('order-desk.modifyOrder', { modify: backOfficeTexts.orderDesk.modify, number })}
          width="w-36"
          isInRow
          value={chosen}
          disabled={state !== 'idle'}
          onChange={(event) => choose(event.target.value)}
        >
          <Options of={choices.map(({ value, text }) => [value, text])} />
        </ListSelect>
      </label>
      <ConfirmDialog
        open={chosen !== ''}
        title={backOfficeTexts.orderDesk.confirm}
        confirm={t('order-desk.modify')}
        onCancel={() => {
          choose('');
          setReason('');
        }}
        onConfirm={() => {
          void submit({ reference, status: chosen, reason }, { method: 'post', action: href('/admin/orders') });
          choose('');
          setReason('');
        }}
      >
        <p className="mb-4">
          {chosen === 'failure' ? t('order-desk.settleFails', about) : t('order-desk.settleApproves', about)}
        </p>
        <TextField
          label={t('order-desk.reason')}
          value={reason}
          maxLength={200}
          onChange={(event) => setReason(event.target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
