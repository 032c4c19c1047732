import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { DeskFulfilment } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import type { FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';
import type { DeskReturn } from '#contract/sales/returns/return-desk.ts';
import type { ReturnState } from '#contract/sales/returns/return-state.ts';
import { documentName } from '#contract/sales/tax-documents/document-words.ts';
import type { DeskDocuments } from '#contract/sales/tax-documents/document-desk.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { useMay } from '#web/core/session/may.tsx';
import { FulfilmentMark } from '../order-words/fulfilment-mark.tsx';
import { MoneyStateMark } from '../order-words/money-state-mark.tsx';
import { OrderStatusMark } from '../orders/order-status-mark.tsx';
import { missingDocuments } from './desk-documents.ts';
import { documentSectionId } from './document-section.tsx';

const nextWords: Readonly<Partial<Record<FulfilmentState, string>>> = {
  to_prepare: t('order-desk.nextPrepare'),
  preparing: t('order-desk.nextDispatch'),
  ready_for_pickup: t('order-desk.nextPickup'),
  dispatched: t('order-desk.nextArrival'),
};

/** What is to be done with a return, as a link to it; nothing while its buyer has the goods. */
const returnWords: Readonly<Partial<Record<ReturnState, (id: number) => string>>> = {
  requested: (id) => t('order-desk.nextReturnAnswer', { id }),
  received: (id) => t('order-desk.nextReturnClosing', { id }),
};

type OrderSummaryProps = {
  readonly order: Order;
  readonly fulfilment: DeskFulfilment;
  /** The buyer's name, '' if it is not known. */
  readonly buyer: string;
  readonly returned: readonly DeskReturn[];
  readonly documents: DeskDocuments;
};

/** What an order's page begins with: its number, its states, whose it is, and all that is to be done next. */
export function OrderSummary({ order, fulfilment, buyer, returned, documents }: OrderSummaryProps) {
  const { number, status, moneyState, orderDate, total } = order;
  const { state, isStopped } = fulfilment;
  const facts = [buyer, momentInWords(orderDate), formatPrice(total)].filter((fact) => fact !== '');
  const hasMoneyNews = moneyState !== 'unpaid' && moneyState !== 'paid';
  const step = nextStep(status, state, isStopped);
  const waiting = returned.flatMap((one) => {
    const text = returnWords[one.state]?.(one.id);
    return text === undefined ? [] : [{ id: one.id, text }];
  });
  const { invoice, notes } = missingDocuments(documents);
  const hasDocument = useMay()('orders.fulfil') && documents.canAttach && (invoice || notes.length > 0);
  return (
    <header className="grid gap-3 border border-line bg-sheet p-6 md:px-12">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 id="order-number" className="font-display text-heading">
          {t('documents.orderNumber', { number })}
        </h1>
        <p className="flex flex-wrap items-center gap-2">
          <OrderStatusMark status={status} />
          {state !== null && <FulfilmentMark state={state} />}
          {hasMoneyNews && <MoneyStateMark state={moneyState} />}
        </p>
      </div>
      <p className="text-small wrap-anywhere text-stone tabular-nums">{facts.join(' · ')}</p>
      <div role="status" className="grid justify-items-start font-medium">
        {step !== undefined && <p>{step}</p>}
        {waiting.map(({ id, text }) => (
          <Link
            key={id}
            to={href('/admin/returns/:id', { id: String(id) })}
            className="link inline-flex min-h-11 items-center"
          >
            {text}
          </Link>
        ))}
        {hasDocument && (
          <button type="button" onClick={showDocuments} className="link inline-flex min-h-11 items-center">
            {t('order-desk.nextDocument', { document: documentName(invoice ? 'invoice' : 'credit_note') })}
          </button>
        )}
        {step === undefined && waiting.length === 0 && !hasDocument && <p>{t('order-desk.nextNothing')}</p>}
      </div>
    </header>
  );
}

function nextStep(status: Order['status'], state: FulfilmentState | null, isStopped: boolean): string | undefined {
  if (status === 'pending') return t('order-desk.nextPayment');
  if (isStopped) return t('order-desk.nextStopped');
  return state === null ? undefined : nextWords[state];
}

/** Opens the section of tax documents, and moves the focus there. */
function showDocuments(): void {
  const section = document.getElementById(documentSectionId);
  if (section instanceof HTMLDetailsElement) section.open = true;
  section?.querySelector('summary')?.focus();
}
