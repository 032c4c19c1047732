import { t } from '#messages/messages.ts';
import { useEffect } from 'react';
import { href, redirectDocument } from 'react-router';
import type { Route } from './+types/payment-link.page';
import { menus } from '#contract/site/menus.ts';
import { paymentLinks, type LinkedOrder } from '#contract/sales/payments/payment-links.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { AcceptedTerms } from '#web/core/layout/accepted-terms.tsx';
import { WhatsAppLink } from '#web/core/layout/whats-app-link.tsx';
import { formText } from '#web/core/forms/form-text.ts';
import { Form } from '#web/core/requests/form.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { secretAddress } from '#web/core/seo/secret-address.ts';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { dropHeldBag } from '../bag/held-bag.ts';
import { heldBagIn } from '../bag/held-cookie.ts';
import { settleBag } from '../bag/settle-bag.ts';
import { CancelHeld } from './cancel-held.tsx';
import { HeldPayment } from './held-payment.tsx';
import { LinkedAccount } from './linked-account.tsx';
import { LinkedGoods } from './linked-goods.tsx';
import { changeTaxData } from './change-tax-data.ts';
import { loadLinkedDocuments } from './load-documents.ts';
import { loadLinkedHeld } from './load-held.ts';
import { TaxSection } from './tax-section.tsx';

/** What the provider adds to the address on which a buyer returns. */
const returnMark = 'collection_status';

/** The page of a payment link, without login. Who returns from the provider's page has the payment asked for first. */
export async function loader(asked: Route.LoaderArgs) {
  const { params, request, context } = asked;
  const { token } = params;
  const api = apiClientOf(context);
  const isBack = new URL(request.url).searchParams.has(returnMark);
  const [{ accepted }, followed] = await Promise.all([
    api.load(menus.shown, {}),
    isBack ? api.submit(paymentLinks.follow, { token }) : undefined,
  ]);
  const order = followed?.ok ? followed.value : await api.load(paymentLinks.show, { token });
  const isBought = isBack && isPlaced(order);
  // Without scripts the bag is in a cookie.
  if (isBought) dropHeldBag(asked, heldBagIn(request.headers).id);
  const [held, documents] = await Promise.all([
    loadLinkedHeld(context, order, token),
    loadLinkedDocuments({ request, context }, token),
  ]);
  return { order, token, accepted, isBought, held, documents };
}

/** Leads to the provider's page, cancels the order, or adds it to the account; else says why not. */
export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const api = apiClientOf(context);
  const form = await request.formData();
  const asked = await changeTaxData(api, form, { whose: () => ({ token }), page: href('/pagar/:token', { token }) });
  if (asked) return asked;
  const intent = formText(form, 'intent');
  if (intent === 'cancel') return outcomeOf(await api.submit(paymentLinks.cancel, { token }), t('orders.cancelled'));
  if (intent === 'claim') return outcomeOf(await api.submit(paymentLinks.claim, { token }), '');
  const started = await api.submit(paymentLinks.pay, { token });
  return started.ok ? redirectDocument(started.value.init_point) : outcomeOf(started, '');
}

/** True for what a guest bought, from whose bag it comes: a link of the desk is opened with another bag. */
function isPlaced({ account, status, byHand, isAwaited }: LinkedOrder): boolean {
  return account !== 'none' && (status === 'approved' || (status === 'pending' && (byHand !== null || isAwaited)));
}

export const headers = secretAddress;

export const meta: Route.MetaFunction = () => pageMeta({ title: t('orders.payOrder'), isPrivate: true });

export default function PaymentLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, token, accepted, held, isBought, documents } = loaderData;
  const refused = actionData && 'of' in actionData ? actionData : undefined;
  const outcome = actionData && 'isDone' in actionData ? actionData : undefined;
  useEffect(() => {
    if (isBought) settleBag(`link:${order.number}`);
  }, [isBought, order]);
  const pay = t('orders.payTotal', { total: formatPrice(order.total) });
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-page content-start px-gutter py-10 md:max-w-3xl md:py-16">
      <h1 className="font-display text-heading">{t('orders.titleOf', { number: order.number })}</h1>
      <p className="mt-2 max-w-prose text-small text-stone">{stateWords(order)}</p>
      {order.status === 'pending' && held && (
        <div className="mt-8">
          <HeldPayment held={held} />
        </div>
      )}
      <LinkedGoods order={order} />
      <div className="mt-8 flex flex-wrap items-center gap-3">
        {order.isPayable && (
          <Form method="post" what={t('bag.paymentNotStarted')} check={t('orders.openLinkAgain')} unsaved={false}>
            <Button type="submit">{pay}</Button>
          </Form>
        )}
        {order.status === 'approved' && (
          <LinkButton to={href('/seguimiento/:token', { token })}>{t('orders.followPurchase')}</LinkButton>
        )}
        <WhatsAppLink order={order} className="link text-small">
          {t('orders.askByWhatsApp')}
        </WhatsAppLink>
      </div>
      {order.isPayable && (
        <div className="mt-4">
          <AcceptedTerms links={accepted} button={pay} />
        </div>
      )}
      {order.isPayable && order.account !== 'none' && (
        <CancelHeld
          reference={String(order.number)}
          at={href('/pagar/:token', { token })}
          meaning={t('orders.cancelEffect')}
        />
      )}
      {outcome && outcome.message !== '' && (
        <p
          role={outcome.isDone ? 'status' : 'alert'}
          className={`mt-4 text-small ${outcome.isDone ? 'text-ok' : 'text-danger'}`}
        >
          {outcome.message}
        </p>
      )}
      <TaxSection documents={documents} refused={refused} />
      <LinkedAccount order={order} token={token} />
    </main>
  );
}

function stateWords({ status, isPayable, isAwaited, expiresAt, byHand }: LinkedOrder): string {
  if (status === 'approved') return t('orders.linkApproved');
  if (status === 'pending' && byHand !== null) return t('held-orders.placedText', { means: byHand });
  if (isAwaited) return t('orders.linkAwaited');
  if (isPayable) return t('orders.linkPayable', { moment: momentInWords(expiresAt) });
  if (status === 'pending') return t('orders.linkExpired');
  return t('orders.linkVoid');
}
