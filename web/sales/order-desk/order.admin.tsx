import { t } from '#messages/messages.ts';
import { href, useLocation, useNavigate } from 'react-router';
import type { Route } from './+types/order.admin';
import { carriers } from '#contract/delivery/carriers.ts';
import { documents } from '#contract/sales/orders/documents.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import type { OrderStatus } from '#contract/sales/orders/order-status.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { returnDesk } from '#contract/sales/returns/return-desk.ts';
import { withdrawals } from '#contract/sales/returns/withdrawals.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { OrderDocument } from '../orders/order-document.tsx';
import { loadHeld } from '../orders/load-held.ts';
import { deskOutcomeWords } from '../orders/order-outcome.ts';
import { UnpaidOrder } from '../orders/unpaid-order.tsx';
import { returning, useReturn } from '#web/core/links/return-address.ts';
import { OrderReturnsDesk } from '../return-desk/order-returns-desk.tsx';
import { OrderWithdrawals } from '../withdrawals/order-withdrawals.tsx';
import { Overlay } from '#web/core/ui/overlay.tsx';
import { May } from '#web/core/session/may.tsx';
import { mayAtDesk } from '#web/core/session/guard-desk.ts';
import { changeFile, fileIntent } from './change-file.ts';
import { changeFulfilment } from './change-fulfilment.ts';
import { changePayment, paymentIntent } from './change-payment.ts';
import { DocumentSection } from './document-section.tsx';
import { isWithdrawal, loadDeskDocuments, withdrawDocument } from './desk-documents.ts';
import { FulfilmentSection } from './fulfilment-section.tsx';
import { HeldSection } from './held-section.tsx';
import { OrderBuyerSection } from './order-buyer.tsx';
import { OrderFileSection } from './order-file.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderSummary } from './order-summary.tsx';
import { refundFromForm } from './refund-action.ts';
import { UnpaidPayment } from './unpaid-payment.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const may = mayAtDesk(context);
  const [order, timeline] = await Promise.all([
    api.load(orders.one, { key: params.payment_id }),
    api.load(orderDesk.history, { key: params.payment_id }),
  ]);
  const [fulfilment, found, ledger, emails, buyer, stated, returned, { signs }, links, held, papers] =
    await Promise.all([
      api.load(fulfilmentDesk.one, { reference: order.reference }),
      api.load(carriers.list, {}),
      api.load(orderRefunds.ledger, { reference: order.reference }),
      api.load(orderDesk.emails, { reference: order.reference }),
      api.load(orderDesk.buyer, { reference: order.reference }),
      api.load(withdrawals.ofOrder, { reference: order.reference }),
      api.load(returnDesk.ofOrder, { reference: order.reference }),
      may('orders.fulfil') ? api.load(documents.unprintable, { number: [order.number] }) : { signs: [] },
      may('orders.enter') ? api.load(manualOrders.links, {}) : null,
      loadHeld(context, order),
      loadDeskDocuments(context, order.reference),
    ]);
  const parts = { fulfilment, carriers: found, ledger, emails, buyer, stated, returned, signs, links, held, papers };
  return { order, timeline, ...parts, refundKey: crypto.randomUUID(), paymentKey: crypto.randomUUID() };
}

/** Refunds the order, changes its delivery, or what the section of e-mails and notes asks. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const api = apiClientOf(context);
  const form = await request.formData();
  const intent = fileIntent(form);
  if (intent) return changeFile(api, intent, form);
  if (isWithdrawal(form)) return withdrawDocument(api, form);
  const payment = paymentIntent(form);
  if (payment) return changePayment(api, payment, form);
  if (!form.has('key')) return changeFulfilment(api, form);
  const { reference } = await api.load(orders.one, { key: params.payment_id });
  return refundFromForm(api, reference, form);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('order-desk.orderTitle'), isPrivate: true });

/** The order over the list, what it waits for first: its close button, the backdrop and Escape return to the list. */
export default function OrderAdmin({ loaderData }: Route.ComponentProps) {
  const { order, timeline, fulfilment, ledger, emails, buyer, refundKey } = loaderData;
  const navigate = useNavigate();
  const { search } = useLocation();
  const back = useReturn(`${href('/admin/orders')}${search}`);
  return (
    <Overlay label={t('order-desk.orderTitle')} onClose={() => void navigate(back, returning)}>
      <OrderSummary
        order={order}
        fulfilment={fulfilment}
        buyer={buyer.name}
        returned={loaderData.returned}
        documents={loaderData.papers.view}
      />
      {loaderData.held && isWaited(order.status, loaderData) && (
        <HeldSection held={loaderData.held} fulfilment={fulfilment} paymentKey={loaderData.paymentKey} />
      )}
      {order.status === 'pending' && (
        <May do="orders.settle">
          <UnpaidPayment order={order} links={loaderData.links} />
        </May>
      )}
      <OrderWithdrawals withdrawals={loaderData.stated} />
      <OrderReturnsDesk returns={loaderData.returned} />
      <FulfilmentSection
        order={order}
        fulfilment={fulfilment}
        carriers={loaderData.carriers}
        refundable={ledger.refundable}
        unprintable={loaderData.signs}
      />
      <OrderBuyerSection buyer={buyer} />
      {order.status === 'approved' ? (
        <OrderDocument order={order} closeTo={back} isBelow />
      ) : (
        <UnpaidOrder order={order} closeTo={back} outcome={deskOutcomeWords(order)} isBelow />
      )}
      <OrderMoney
        ledger={ledger}
        fulfilment={fulfilment}
        status={order.status}
        path={href('/admin/orders/:payment_id', { payment_id: order.reference })}
        refundKey={refundKey}
      />
      <DocumentSection key={order.reference} documents={loaderData.papers} />
      <OrderFileSection
        reference={order.reference}
        emails={emails}
        isAsked={order.payment_id !== null || order.isPayable}
      />
      <OrderHistory timeline={timeline} />
    </Overlay>
  );
}

/** Whether money by hand is still to come or to go back: it may come after the end of its order. */
function isWaited(
  status: OrderStatus,
  { held, ledger }: Pick<Route.ComponentProps['loaderData'], 'held' | 'ledger'>,
): boolean {
  if (status === 'approved') return false;
  return status === 'pending' || ledger.refundable.minor > 0 || (held?.order.left.minor ?? 0) > 0;
}
