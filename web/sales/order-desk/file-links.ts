import { t } from '#messages/messages.ts';
import { createSearchParams, href } from 'react-router';
import { labelFormatsIn } from '#contract/core/countries/label-formats.ts';
import type { LabelFormat } from '#contract/core/countries/label-formats.ts';
import type { DeskOrder } from '#contract/sales/order-desk/order-desk.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { BulkLink } from '#web/core/desk-list/bulk-menu.tsx';

const labelNames: Readonly<Record<LabelFormat, string>> = {
  andreani: t('order-desk.andreaniFile'),
  correo_argentino: t('order-desk.correoArgentinoFile'),
};

const numbersOf = (orders: readonly DeskOrder[]) => orders.map(({ number }) => String(number));

/**
 * Returns the files of the chosen orders: their spreadsheet, in the order of the list, and the carriers' label files of those
 * that are sent home, if carriers of the shop's country take any.
 */
export function fileLinks(chosen: readonly DeskOrder[], sort: string | null): readonly BulkLink[] {
  const sent = chosen.filter(({ fulfilment, deliveryAddress }) => fulfilment !== null && deliveryAddress !== null);
  const asked = createSearchParams({ only: numbersOf(chosen), ...(sort !== null && { order: sort }) });
  const labelled = createSearchParams({ number: numbersOf(sent) });
  return [
    { to: `${href('/admin/export/orders')}?${asked.toString()}`, label: t('order-desk.chosenSheet') },
    ...(sent.length === 0 ? [] : labelFormatsIn(shop().country.code)).map((format) => ({
      to: `${href('/admin/labels/:format', { format })}?${labelled.toString()}`,
      label: labelNames[format],
    })),
  ];
}
