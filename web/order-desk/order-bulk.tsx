import { href } from 'react-router';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import type { DeskOrder } from '#contract/order-desk.ts';
import { countWords } from '#contract/price-words.ts';
import { BulkAction } from '../desk-list/bulk-action.tsx';
import type { Selection } from '../desk-list/use-selection.ts';
import { FulfilmentBulk } from './fulfilment-bulk.tsx';

const words = backOfficeTexts.orderDesk;

const choices = [
  { status: 'approved', label: 'Success', meaning: 'quedan aprobadas' },
  { status: 'failure', label: 'Failure', meaning: 'pasan a Failure y sus prendas vuelven a la venta' },
] as const;

/**
 * What can be done with the chosen orders: the deliveries of those that are paid, and 'Modificar Estado' of those that are
 * pending. Those that cannot be changed are named in the answer.
 */
export function OrderBulk(selection: Selection<DeskOrder>) {
  const { chosen } = selection;
  const pending = chosen.filter(({ status }) => status === 'pending').length;
  const settling = choices.map(({ status, label, meaning }) => (
    <BulkAction
      key={status}
      label={`${words.modify}: ${label}`}
      question={{
        title: words.confirm,
        text: `De ${countWords(chosen.length, 'orden elegida', 'órdenes elegidas')}, ${countWords(pending, 'está pendiente', 'están pendientes')}. Solo las pendientes cambian: ${meaning}.`,
        confirm: 'Modificar',
      }}
      form={() => {
        const form = new FormData();
        form.set('intent', 'several');
        form.set('status', status);
        for (const order of chosen) form.append('reference', `${order.reference} ${order.number}`);
        return form;
      }}
      action={href('/admin/orders')}
      what="No se modificó el estado de las órdenes."
      check="compruebe su estado"
      words={(done) => `${words.confirmed} ${countWords(done, 'orden modificada', 'órdenes modificadas')}.`}
      selection={selection}
    />
  ));
  return (
    <>
      {chosen.some(({ fulfilment }) => fulfilment !== null) && <FulfilmentBulk {...selection} />}
      {pending > 0 && settling}
    </>
  );
}
