import { createSearchParams, href } from 'react-router';
import type { LabelFormat } from '#contract/fulfilment-desk.ts';
import type { DeskOrder } from '#contract/order-desk.ts';
import type { BulkLink } from '../desk-list/bulk-menu.tsx';

const labelFiles = [
  { format: 'andreani', label: 'CSV para Andreani' },
  { format: 'correo_argentino', label: 'CSV para Correo Argentino' },
] as const satisfies { format: LabelFormat; label: string }[];

const numbersOf = (orders: readonly DeskOrder[]) => orders.map(({ number }) => String(number));

/**
 * Returns the files of the chosen orders: their spreadsheet, in the order of the list, and the carriers' label files of those
 * that are sent home.
 */
export function fileLinks(chosen: readonly DeskOrder[], sort: string | null): readonly BulkLink[] {
  const sent = chosen.filter(({ fulfilment, deliveryAddress }) => fulfilment !== null && deliveryAddress !== null);
  const asked = createSearchParams({ only: numbersOf(chosen), ...(sort !== null && { order: sort }) });
  const labelled = createSearchParams({ number: numbersOf(sent) });
  return [
    { to: `${href('/admin/export/orders')}?${asked.toString()}`, label: 'Planilla de lo elegido' },
    ...(sent.length === 0 ? [] : labelFiles).map(({ format, label }) => ({
      to: `${href('/admin/labels/:format', { format })}?${labelled.toString()}`,
      label,
    })),
  ];
}
