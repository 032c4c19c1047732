import { t } from '#messages/messages.ts';
import { useState, type ReactNode } from 'react';
import { href } from 'react-router';
import type { Parcel } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import type { SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { takenNumberQuestion } from './taken-number-question.ts';

type Fields = Readonly<Record<string, string | number>>;

const isDoubtful = (outcome: SaveOutcome<Parcel>) => outcome.code === 'tracking_taken';

/**
 * Sends changes of an order's delivery to the order's page, and says what became of them; a version conflict asks by itself.
 * `numberQuestion` asks about a number that another order's parcel has already.
 */
export function useFulfilmentRequest(reference: string) {
  const { data, state, submit } = useRequest<SaveOutcome<Parcel>>({
    what: t('order-desk.deliveryNotMoved'),
    check: t('order-words.checkStatus'),
    told: 'message',
  });
  const [sent, setSent] = useState<Fields>({});
  // The answer that was there when something was sent, and the one whose doubt was settled.
  const [before, setBefore] = useState<typeof data>();
  const [settled, settle] = useState<typeof data>();
  useToast(data && !data.conflict && !isDoubtful(data) ? data : undefined);
  const action = href('/admin/orders/:payment_id', { payment_id: reference });
  function send(fields: Fields): void {
    settle(data);
    setBefore(data);
    setSent(fields);
    void submit({ reference, ...fields }, { method: 'post', action });
  }
  const doubt = data && data !== settled && isDoubtful(data) ? takenNumberQuestion(data.message) : undefined;
  const numberQuestion: ReactNode = (
    <ConfirmDialog
      open={doubt !== undefined}
      title={doubt?.title}
      confirm={doubt?.confirm ?? ''}
      onCancel={() => settle(data)}
      onConfirm={() => send({ ...sent, sure: 'true' })}
    >
      {doubt?.text}
    </ConfirmDialog>
  );
  return {
    data,
    // Not once the answer is shown: what is pressed then must count. React Router keeps answers beside React's state, so a render
    // may have the new answer with the state of before; and the page is loaded again after it.
    isBusy: state === 'submitting' && data === before,
    numberQuestion,
    send,
  };
}
