import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { DeskOrder } from '#contract/sales/order-desk/order-desk.ts';
import { BulkAction } from '#web/core/desk-list/bulk-action.tsx';
import { BulkMenu } from '#web/core/desk-list/bulk-menu.tsx';
import type { Selection } from '#web/core/desk-list/use-selection.ts';
import { DispatchAction } from './dispatch-action.tsx';
import { printAddress } from './print-address.ts';

const printed = [
  { what: 'slips', label: t('order-desk.printSlips') },
  { what: 'labels', label: t('order-desk.printLabels') },
  { what: 'pick-list', label: t('order-desk.pickList') },
] as const;

/** What can be done with the goods of the chosen orders: the next steps, and the files to print. */
export function FulfilmentBulk(selection: Selection<DeskOrder>) {
  const { chosen } = selection;
  const paid = chosen.filter(({ fulfilment }) => fulfilment !== null).map(({ number }) => number);
  return (
    <>
      <BulkAction
        label={t('order-desk.prepare')}
        form={() => {
          const form = new FormData();
          form.set('intent', 'move');
          form.set('to', 'preparing');
          for (const { reference } of chosen) form.append('reference', reference);
          return form;
        }}
        action={href('/admin/orders')}
        what={t('order-desk.deliveriesNotMoved')}
        check={t('order-words.checkStatus')}
        words={(done) => t('order-desk.preparedOrders', { count: done })}
        selection={selection}
        isStep
      />
      <DispatchAction {...selection} />
      <BulkMenu
        label={t('order-desk.print')}
        items={printed.map(({ what, label }) => ({ to: printAddress(what, paid), label, opensTab: true }))}
      />
    </>
  );
}
