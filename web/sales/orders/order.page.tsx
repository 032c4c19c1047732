import { t } from '#messages/messages.ts';
import { data, href } from 'react-router';
import type { Route } from './+types/order.page';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { buyerCancels } from '#contract/sales/fulfilment/fulfilment.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { returns } from '#contract/sales/returns/returns.ts';
import { tracking } from '#contract/sales/fulfilment/tracking.ts';
import { AccountMain } from '#web/people/accounts/account-main.tsx';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { changeTaxData } from './change-tax-data.ts';
import { loadDocuments } from './load-documents.ts';
import { loadHeld } from './load-held.ts';
import { BuyerOrder } from './buyer-order.tsx';
import { TaxSection } from './tax-section.tsx';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  // An address that cannot be an order's is answered with 404, not 400.
  if (!/^(?:\d{1,15}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.test(params.payment_id)) {
    throw data(null, { status: 404 });
  }
  const api = apiClientOf(context);
  const order = await api.load(orders.one, { key: params.payment_id });
  const { reference, fulfilment } = order;
  const [progress, cancellation, returning, held, documents] = await Promise.all([
    fulfilment === null ? null : api.load(tracking.ofOrder, { reference }),
    buyerCancels.includes(fulfilment) ? api.load(cancellations.offer, { reference }) : null,
    fulfilment === null ? null : api.load(returns.offer, { reference }),
    loadHeld(context, order),
    loadDocuments({ request, context }, reference),
  ]);
  return { order, progress, cancellation, returning, held, documents };
}

/** Cancels the order, or a return of it, or asks for its tax document. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const api = apiClientOf(context);
  const form = await request.formData();
  const asked = await changeTaxData(api, form, {
    whose: () => api.load(orders.one, { key: params.payment_id }),
    page: href('/user/orders/:payment_id', params),
  });
  if (asked) return asked;
  if (form.has('return')) {
    const { reference } = await api.load(orders.one, { key: params.payment_id });
    const ended = await api.submit(returns.cancel, { reference, id: formText(form, 'return') });
    return outcomeOf(ended, t('orders.requestCancelled'));
  }
  const cancelled = await api.submit(cancellations.byBuyer, { reference: formText(form, 'reference') });
  return outcomeOf(cancelled, t('orders.cancelled'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('orders.document'), isPrivate: true });

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, progress, cancellation, returning, held, documents } = loaderData;
  const refused = actionData && 'of' in actionData ? actionData : undefined;
  const outcome = actionData && 'isDone' in actionData ? actionData : undefined;
  return (
    <AccountMain width="list">
      {outcome && (
        <p role={outcome.isDone ? 'status' : 'alert'} className="mb-6 border-l-2 border-ink pl-3 text-small">
          {outcome.message}
        </p>
      )}
      <BuyerOrder
        order={order}
        progress={progress}
        cancellation={cancellation}
        returning={returning}
        held={held}
        closeTo={href('/user/orders')}
      />
      <TaxSection documents={documents} refused={refused} />
    </AccountMain>
  );
}
