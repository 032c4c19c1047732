import { useEffect } from 'react';
import { href } from 'react-router';
import { momentWords, shopDay } from '#contract/shop-time.ts';
import type { Withdrawal } from '#contract/withdrawals.ts';
import type { ActionOutcome } from '../api-client/action-outcome.ts';
import { useRequest } from '../requests/use-request.tsx';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';

/** Whether a withdrawal came in time, and from when that is counted. */
export function WindowWords({ order }: Pick<Withdrawal, 'order'>) {
  if (!order) return <span className="text-stone">Ninguna orden tiene ese número y ese correo</span>;
  const last = shopDay(new Date(Date.parse(order.until) - 1));
  const from = order.countsFrom === 'delivery' ? 'la entrega' : 'la compra, porque la entrega no está anotada';
  return (
    <span>
      <span className={order.isInTime ? 'text-ok' : 'text-danger'}>
        {order.isInTime ? 'En término' : 'Fuera de término'}
      </span>
      <span className="text-stone">
        {' '}
        · hasta el {last}, desde {from}
      </span>
    </span>
  );
}

/** What was done with a withdrawal, or the button that notes it. */
export function Handling({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { id, code, handledAt, handledBy } = withdrawal;
  const { data, isBusy, submit } = useRequest<ActionOutcome>({
    what: 'No se anotó como atendido.',
    check: 'compruebe en la lista',
    told: 'message',
  });
  useEffect(() => {
    if (data) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);
  if (handledAt !== null) {
    return (
      <span data-handled className="text-small text-stone">
        Atendido por {handledBy} el {momentWords(handledAt)}
      </span>
    );
  }
  return (
    <Button
      tone="outline"
      size="small"
      className="min-h-11 whitespace-nowrap"
      busy={isBusy}
      aria-label={`Marcar como atendido: ${code}`}
      onClick={() => void submit({ id }, { method: 'post', action: href('/admin/withdrawals') })}
    >
      Marcar como atendido
    </Button>
  );
}
