import { fulfilmentWords } from '#contract/sales/fulfilment/fulfilment.ts';
import type { OrderTrouble } from '#contract/sales/order-desk/order-desk.ts';
import { t } from '#messages/messages.ts';
import { listAddress } from '#web/core/desk-list/list-address.ts';
import { ClearFilters } from '#web/core/desk-list/list-fields.tsx';
import type { ListPlace } from '#web/core/desk-list/list-place.ts';
import { Chip } from '#web/core/ui/chip.tsx';
import { moneyStateName } from '../order-words/money-state.ts';
import { paidWords } from './order-filter-words.ts';
import type { OrdersQuestion } from './orders-question.ts';

/** What is wrong with orders, for the filter of the list. */
const troubleWords = {
  disputed: t('order-words.disputed'),
  stopped: t('order-words.deliveryStopped'),
  'refund-refused': t('order-words.refundWasRefused'),
  'receipt-waiting': t('order-words.receiptWaiting'),
  'hand-surplus': t('order-words.handSurplus'),
  'document-waiting': t('order-words.documentWaiting'),
  'credit-note-waiting': t('order-words.creditNoteWaiting'),
  'rounding-left': t('order-words.roundingLeft'),
} as const satisfies Record<OrderTrouble, string>;

type Active = { readonly name: string; readonly text: string };

/** Returns the filters that are set, by their names in the address. */
export function activeFilters({
  buyer,
  status,
  fulfilment,
  money,
  trouble,
  goods,
  days,
}: OrdersQuestion): readonly Active[] {
  const active = (name: string, text: string | false | undefined) => (text ? [{ name, text }] : []);
  return [
    ...active('buyer', buyer !== '' && t('order-desk.chipBuyer', { buyer })),
    ...active('status', status !== 'all' && t('order-desk.chipPayment', { state: paidWords[status] })),
    ...active('money', money !== '' && t('order-desk.chipMoney', { state: moneyStateName(money) })),
    ...active('fulfilment', fulfilment !== '' && t('order-desk.chipDelivery', { state: fulfilmentWords[fulfilment] })),
    ...active('trouble', trouble !== '' && troubleWords[trouble]),
    ...active('goods', goods !== '' && t('order-desk.withPreorder')),
    ...active('from', days.from && t('order-desk.chipFrom', { day: days.from })),
    ...active('to', days.to && t('order-desk.chipTo', { day: days.to })),
  ];
}

type OrderChipsProps = { readonly place: ListPlace; readonly asked: OrdersQuestion };

/** The filters that are set, each a link to the list without it, and a link to the list without any. */
export function OrderChips({ place: { path, query, order }, asked }: OrderChipsProps) {
  const active = activeFilters(asked);
  if (active.length === 0 && asked.number === '') return null;
  const sorted = { order: new URLSearchParams(query).has('order') ? order : '' };
  return (
    <div
      role="group"
      aria-label={t('order-desk.activeFilters')}
      className="flex basis-full flex-wrap items-center gap-2"
    >
      {active.map(({ name, text }) => (
        <Chip key={name} to={listAddress(path, query, { [name]: '' })} preventScrollReset>
          {text}
        </Chip>
      ))}
      <ClearFilters to={listAddress(path, '', sorted)} />
    </div>
  );
}
