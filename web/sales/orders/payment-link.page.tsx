import { t } from '#messages/messages.ts';
import { href, redirectDocument } from 'react-router';
import type { Route } from './+types/payment-link.page';
import { menus } from '#contract/site/menus.ts';
import { adjustmentAmount, adjustmentName } from '#contract/sales/orders/adjustment-words.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import type { LinkedOrder } from '#contract/sales/payments/payment-links.ts';
import { ownLang } from '#web/core/links/own-lang.ts';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import { times } from '#contract/core/money/money.ts';
import { deliveryPriceWords } from '#contract/delivery/delivery-words.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { AcceptedTerms } from '#web/core/layout/accepted-terms.tsx';
import { WhatsAppLink } from '#web/core/layout/whats-app-link.tsx';
import { Form } from '#web/core/requests/form.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { secretAddress } from '#web/core/seo/secret-address.ts';
import { Button, LinkButton } from '#web/core/ui/button.tsx';

/** What the provider adds to the address on which a buyer returns. */
const returnMark = 'collection_status';

/** The page of a payment link, without login. Who returns from the provider's page has the payment asked for first. */
export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const { accepted } = await api.load(menus.shown, {});
  if (!new URL(request.url).searchParams.has(returnMark)) {
    return { order: await api.load(paymentLinks.show, { token }), token, accepted };
  }
  const followed = await api.submit(paymentLinks.follow, { token });
  return { order: followed.ok ? followed.value : await api.load(paymentLinks.show, { token }), token, accepted };
}

/** Leads to the provider's page, or says why not. */
export async function action({ params: { token }, context }: Route.ActionArgs) {
  const started = await apiClientOf(context).submit(paymentLinks.pay, { token });
  return started.ok ? redirectDocument(started.value.init_point) : { detail: started.refusal.detail };
}

export const headers = secretAddress;

export const meta: Route.MetaFunction = () => pageMeta({ title: t('orders.payOrder'), isPrivate: true });

export default function PaymentLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, token, accepted } = loaderData;
  const pay = t('orders.payTotal', { total: formatPrice(order.total) });
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-page content-start px-gutter py-10 md:max-w-3xl md:py-16">
      <h1 className="font-display text-heading">{t('orders.titleOf', { number: order.number })}</h1>
      <p className="mt-2 max-w-prose text-small text-stone">{stateWords(order)}</p>
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
      {actionData && (
        <p role="alert" className="mt-4 text-small text-danger">
          {actionData.detail}
        </p>
      )}
    </main>
  );
}

function LinkedGoods({ order }: { readonly order: LinkedOrder }) {
  const { subtotal, adjustments, shipping, shippingTitle, total } = order;
  const amounts = [
    ['goods', t('orders.goodsLabel'), formatPrice(subtotal)],
    ...adjustments.map((one) => [one.position, adjustmentName(one), adjustmentAmount(one)] as const),
    ['delivery', shippingTitle, deliveryPriceWords(shipping)],
    ['total', t('bag.total'), formatPrice(total)],
  ] as const;
  return (
    <>
      <ul aria-label={t('orders.goodsLabel')} className="mt-8 grid border-t border-line">
        {order.lines.map((line) => (
          <li
            key={`${line.name} ${line.color} ${line.size}`}
            className="flex justify-between gap-4 border-b border-line py-3"
          >
            <span className="min-w-0 wrap-anywhere">
              {line.quantity} × <span lang={ownLang()}>{nameWithColor(line)}</span>{' '}
              <span className="text-stone">({line.size})</span>
            </span>
            <span className="tabular-nums">{formatPrice(times(line.currentPrice, line.quantity))}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-2 text-small tabular-nums">
        {amounts.map(([key, name, value]) => (
          <div key={key} className="flex justify-between last:text-body last:font-medium">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function stateWords({ status, isPayable, isAwaited, expiresAt }: LinkedOrder): string {
  if (status === 'approved') return t('orders.linkApproved');
  if (isAwaited) return t('orders.linkAwaited');
  if (isPayable) return t('orders.linkPayable', { moment: momentWords(expiresAt) });
  if (status === 'pending') return t('orders.linkExpired');
  return t('orders.linkVoid');
}
