import { createSearchParams, href, useSearchParams } from 'react-router';
import { labelFormatsIn, type LabelFormat } from '#contract/core/countries/label-formats.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { DeskOrder } from '#contract/sales/order-desk/order-desk.ts';
import { t } from '#messages/messages.ts';
import { BulkAction } from '#web/core/desk-list/bulk-action.tsx';
import { BulkMenu, type BulkLink } from '#web/core/desk-list/bulk-menu.tsx';
import type { Selection } from '#web/core/desk-list/use-selection.ts';
import { useMay } from '#web/core/session/may.tsx';
import { DispatchAction } from './dispatch-action.tsx';
import { printAddress } from './print-address.ts';
import { SettleBulk } from './settle-bulk.tsx';

const printed = [
  { what: 'slips', label: t('order-desk.printSlips') },
  { what: 'labels', label: t('order-desk.printLabels') },
  { what: 'pick-list', label: t('order-desk.pickList') },
] as const;

/** What can be done with the goods of the chosen orders: the next steps, and the files to print. */
function FulfilmentBulk(selection: Selection<DeskOrder>) {
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

const labelNames: Readonly<Record<LabelFormat, string>> = {
  andreani: t('order-desk.andreaniFile'),
  correo_argentino: t('order-desk.correoArgentinoFile'),
};

const numbersOf = (orders: readonly DeskOrder[]) => orders.map(({ number }) => String(number));

/**
 * Returns the files of the chosen orders: their spreadsheet, in the order of the list, and the carriers' label files of those
 * that are sent home, if carriers of the shop's country take any.
 */
function fileLinks(chosen: readonly DeskOrder[], sort: string | null, mayExport: boolean): readonly BulkLink[] {
  const sent = chosen.filter(({ fulfilment, deliveryAddress }) => fulfilment !== null && deliveryAddress !== null);
  const asked = createSearchParams({ only: numbersOf(chosen), ...(sort !== null && { order: sort }) });
  const labelled = createSearchParams({ number: numbersOf(sent) });
  return [
    ...(mayExport
      ? [{ to: `${href('/admin/export/orders')}?${asked.toString()}`, label: t('order-desk.chosenSheet') }]
      : []),
    ...(sent.length === 0 ? [] : labelFormatsIn(shop().country.code)).map((format) => ({
      to: `${href('/admin/labels/:format', { format })}?${labelled.toString()}`,
      label: labelNames[format],
    })),
  ];
}

/**
 * What can be done with the chosen orders: the deliveries of those that are paid, 'Modificar Estado' of those that are
 * pending, and their files. Those that cannot be changed are named in the answer.
 */
export function OrderBulk(selection: Selection<DeskOrder>) {
  const { chosen } = selection;
  const [query] = useSearchParams();
  const may = useMay();
  const files = fileLinks(chosen, query.get('order'), may('orders.export'));
  return (
    <div className="flex flex-wrap gap-1 @max-4xl:w-full @max-4xl:*:grow @max-xl:[&>:is(a,button)]:px-2!">
      {chosen.some(({ fulfilment }) => fulfilment !== null) && <FulfilmentBulk {...selection} />}
      {may('orders.settle') && chosen.some(({ status }) => status === 'pending') && <SettleBulk {...selection} />}
      {files.length > 0 && <BulkMenu label={t('order-desk.download')} items={files} />}
    </div>
  );
}
