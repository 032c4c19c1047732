import { href } from 'react-router';
import type { DeskOrder } from '#contract/order-desk.ts';
import { countWords } from '#contract/price-words.ts';
import { BulkAction } from '../desk-list/bulk-action.tsx';
import type { Selection } from '../desk-list/use-selection.ts';
import { LinkButton } from '../ui/button.tsx';
import { DispatchAction } from './dispatch-action.tsx';
import { PrintLinks } from './print-links.tsx';

const printed = [
  { what: 'slips', label: 'Imprimir remitos' },
  { what: 'labels', label: 'Imprimir etiquetas' },
  { what: 'pick-list', label: 'Lista de preparación' },
] as const;

const files = [
  { format: 'andreani', label: 'CSV para Andreani' },
  { format: 'correo_argentino', label: 'CSV para Correo Argentino' },
] as const;

/** What can be done with the goods of the chosen orders: the next steps, the files to print, and the carriers' label files. */
export function FulfilmentBulk(selection: Selection<DeskOrder>) {
  const { chosen } = selection;
  const labelled = chosen.filter(({ fulfilment, deliveryAddress }) => fulfilment !== null && deliveryAddress !== null);
  const paid = chosen.filter(({ fulfilment }) => fulfilment !== null);
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
      <PrintLinks numbers={paid.map(({ number }) => number)} files={printed} />
      {labelled.length > 0 &&
        files.map(({ format, label }) => (
          <LinkButton
            key={format}
            to={`${href('/admin/labels/:format', { format })}?${labelled.map(({ number }) => `number=${number}`).join('&')}`}
            reloadDocument
            tone="outline"
            size="small"
            className="min-h-11"
          >
            {label}
          </LinkButton>
        ))}
    </>
  );
}
