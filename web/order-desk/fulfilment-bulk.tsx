import { href } from 'react-router';
import type { DeskOrder } from '#contract/order-desk.ts';
import { countWords } from '#contract/price-words.ts';
import { BulkAction } from '../desk-list/bulk-action.tsx';
import { BulkMenu } from '../desk-list/bulk-menu.tsx';
import type { Selection } from '../desk-list/use-selection.ts';
import { DispatchAction } from './dispatch-action.tsx';
import { printAddress } from './print-address.ts';

const printed = [
  { what: 'slips', label: 'Imprimir remitos' },
  { what: 'labels', label: 'Imprimir etiquetas' },
  { what: 'pick-list', label: 'Lista de preparación' },
] as const;

/** What can be done with the goods of the chosen orders: the next steps, and the files to print. */
export function FulfilmentBulk(selection: Selection<DeskOrder>) {
  const { chosen } = selection;
  const paid = chosen.filter(({ fulfilment }) => fulfilment !== null).map(({ number }) => number);
  return (
    <>
      <BulkAction
        label="Preparar"
        form={() => {
          const form = new FormData();
          form.set('intent', 'move');
          form.set('to', 'preparing');
          for (const { reference } of chosen) form.append('reference', reference);
          return form;
        }}
        action={href('/admin/orders')}
        what="No se cambió la entrega de las órdenes."
        check="compruebe su estado"
        words={(done) => `${countWords(done, 'orden', 'órdenes')}: en preparación.`}
        selection={selection}
      />
      <DispatchAction {...selection} />
      <BulkMenu
        label="Imprimir"
        items={printed.map(({ what, label }) => ({ to: printAddress(what, paid), label, opensTab: true }))}
      />
    </>
  );
}
