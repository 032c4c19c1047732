import { t } from '#messages/messages.ts';
import { useEffect } from 'react';
import { data, href, redirect, useNavigate } from 'react-router';
import type { Route } from './+types/bag.page';
import { addressText } from '#contract/sales/orders/address-text.ts';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { addresses } from '#contract/people/addresses.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { meansFor } from '#contract/sales/payments/means-offers.ts';
import { payments } from '#contract/sales/payments/payments.ts';
import { menus } from '#contract/site/menus.ts';
import { texts } from '#contract/core/texts.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { apiClientOf, type ApiClient, type Refusal } from '#web/core/api-client/api-client.ts';
import { loadOffers } from '#web/delivery/offers/load-offers.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { useIsAlive } from '#web/core/ui/use-is-alive.ts';
import { buyingRefusal } from './buying-refusal.ts';
import { changeCoupon, loadBagCoupon } from './bag-coupon.ts';
import { bagColumns } from './bag-columns.ts';
import { bagPromises } from './bag-promises.ts';
import { BagLines } from './bag-lines.tsx';
import { BagSkeleton } from './bag-skeleton.tsx';
import { BagSummary } from './bag-summary.tsx';
import { noticeIn } from './bag-notice.ts';
import { useBag } from './bag-store.ts';
import { readLines } from './checkout-lines.ts';
import { changeHeldBag, heldLines, loadHeldBag, noteHeldOrder } from './held-bag.ts';
import { useTakeHeldBag } from './use-take-held-bag.ts';
import { useFreshBag } from './use-fresh-bag.ts';

export async function loader(asked: Route.LoaderArgs) {
  const api = apiClientOf(asked.context);
  const [{ user }, offered, held, { accepted }, { terms: instalments }, means] = await Promise.all([
    api.load(accounts.session, {}),
    loadOffers(api),
    loadHeldBag(asked),
    api.load(menus.shown, {}),
    api.load(payments.instalments, {}),
    api.load(checkout.means, {}),
  ]);
  const notice = noticeIn(new URL(asked.request.url).searchParams);
  const [own, coupon] = await Promise.all([
    user?.rol === 'client' ? api.load(addresses.list, {}) : [],
    loadBagCoupon(
      asked,
      held.items.map(({ id }) => id),
    ),
  ]);
  const choices = own.map((address) => {
    const { id, postalCode, province } = address;
    return { id, postalCode, province, text: addressText(address) };
  });
  const buyer = user && { email: user.email, rol: user.rol, addresses: choices };
  const { isGuestAllowed } = means;
  // Made here, because its code is not needed in the browser.
  const promises = bagPromises(means, offered.offers);
  return { buyer, isGuestAllowed, offered, held, notice, accepted, coupon, instalments, promises };
}

/**
 * Handles 'Ir a pagar': the server checks stock and prices, records the order and returns the payment page. The bag's
 * forms without scripts are sent here too.
 */
export async function action(asked: Route.ActionArgs) {
  const form = await asked.request.formData();
  return (await changeHeldBag(asked, form)) ?? (await changeCoupon(asked, form)) ?? pay(asked, form);
}

async function pay(asked: Route.ActionArgs, form: FormData) {
  const email = form.get('emailAux');
  const lines = form.get('lines');
  const addressId = formText(form, 'addressId');
  const deliveryMethodId = formText(form, 'deliveryMethodId');
  const coupon = formText(form, 'coupon');
  const api = apiClientOf(asked.context);
  const cartItems = lines === null ? await heldLines(asked) : readLines(lines);
  if (cartItems.length > 0 && (await hasOtherMeans(api))) {
    return redirect(`${href('/bag/delivery')}?${new URLSearchParams({ addressId, deliveryMethodId }).toString()}`);
  }
  const outcome = await api.submit(checkout.start, {
    cartItems,
    ...(typeof email === 'string' && email !== '' && { emailAux: email }),
    ...(addressId !== '' && { addressId }),
    ...(addressId !== '' && deliveryMethodId !== '' && { deliveryMethodId }),
    ...(coupon !== '' && { coupon }),
  });
  if (!outcome.ok && nextStep.has(outcome.refusal.code)) return redirect(href('/bag/delivery'));
  if (!outcome.ok) return data({ of: 'purchase', ...buyingRefusal(outcome.refusal) } as const, { status: 422 });
  if (lines === null) noteHeldOrder(asked, outcome.value.reference);
  return redirect(outcome.value.init_point);
}

/** What the next step asks for. */
const nextStep: ReadonlySet<string> = new Set(['delivery_needed', 'tax_data_needed']);

/**
 * True for a customer who can pay what is sent home without a provider: the next step asks for it, as a pick-up is anyway, and says
 * what it changes of the price.
 */
async function hasOtherMeans(api: ApiClient): Promise<boolean> {
  const { offers } = await api.load(checkout.means, {});
  if (meansFor(offers, 'home').length === 0) return false;
  return (await api.load(accounts.session, {})).user?.rol === 'client';
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: texts.bag.title,
    description: t('bag.about', { shop: shop().name }),
    isPrivate: true,
  });

export default function BagPage({ loaderData, actionData }: Route.ComponentProps) {
  const { held, notice } = loaderData;
  const refusal = actionData?.of === 'purchase' ? actionData : undefined;
  const isKnown = useIsAlive();
  const own = useBag();
  // Before hydration, the page shows the bag in the cookie.
  const bag = isKnown ? own : held.items;
  useTakeHeldBag(held);
  const staleNotice = useFreshBag(own, true, refusal);
  useEmptyBagLeave(refusal);
  return (
    <main className="mx-auto w-full max-w-page px-gutter py-10 md:py-16">
      <h1 className="font-display text-heading">{texts.bag.title}</h1>
      {notice && (
        <p role="status" className="mt-4 border-l-2 border-ink pl-3 text-small">
          {notice}
        </p>
      )}
      {!isKnown && bag.length === 0 && <BagSkeleton />}
      {bag.length === 0 && (
        <div className={isKnown ? undefined : 'hidden noscript:block'}>
          <EmptyState
            title={texts.bag.emptyPage}
            action={<LinkButton to={href('/')}>{texts.bag.keepShopping}</LinkButton>}
          />
        </div>
      )}
      {isKnown && bag.length > 0 && <div className="mt-8">{staleNotice}</div>}
      {bag.length > 0 && (
        <div className={bagColumns}>
          <div>
            <BagLines bag={bag} />
            <dl className="mt-6 grid gap-5 text-small sm:grid-cols-3">
              {loaderData.promises.map(([name, words]) => (
                <div key={name}>
                  <dt className="label text-stone">{name}</dt>
                  <dd className="mt-1">{words}</dd>
                </div>
              ))}
            </dl>
          </div>
          <BagSummary
            {...loaderData}
            bag={bag}
            refusal={refusal}
            refusedCoupon={actionData?.of === 'coupon' ? actionData : undefined}
          />
        </div>
      )}
    </main>
  );
}

/**
 * Redirects to the landing page with a message if an empty bag was sent to checkout, as when another tab has emptied
 * it.
 */
function useEmptyBagLeave(refusal: Refusal | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (refusal?.code !== 'empty_bag') return;
    toast(refusal.detail, { tone: 'error' });
    void navigate(href('/'));
  }, [refusal, navigate]);
}
