import { t } from '#messages/messages.ts';
import { href, redirect, Link } from 'react-router';
import type { Route } from './+types/delivery-step.page';
import { addressText } from '#contract/sales/orders/address-text.ts';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { menus } from '#contract/site/menus.ts';
import { addresses } from '#contract/people/addresses.ts';
import { country } from '#contract/office/country-forms.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import { taxDocuments } from '#contract/sales/tax-documents/tax-documents.ts';
import { texts } from '#contract/core/texts.ts';
import { emptyAddress, firstAddress } from '#web/people/addresses/address-rules.ts';
import { taxKey } from '#web/people/tax-data/tax-choice.tsx';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { loadBagCoupon } from '../bag/bag-coupon.ts';
import { useBag } from '../bag/bag-store.ts';
import { loadHeldBag } from '../bag/held-bag.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { loginPath } from '#web/core/links/back-address.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { useIsAlive } from '#web/core/ui/use-is-alive.ts';
import { DeliveryStepForm } from './delivery-step-form.tsx';
import { sendDelivery } from './send-delivery.ts';

const title = t('delivery.delivery');

export async function loader(asked: Route.LoaderArgs) {
  const api = apiClientOf(asked.context);
  const [{ user }, means] = await Promise.all([api.load(accounts.session, {}), api.load(checkout.means, {})]);
  if (!user && !means.isGuestAllowed) throw redirect(loginPath(asked.request));
  if (user && user.rol !== 'client') throw redirect(href('/bag'));
  const [offers, { places }, own, held, guest] = await Promise.all([
    api.load(delivery.offers, {}),
    api.load(country.forms, {}),
    user ? api.load(addresses.list, {}) : [],
    loadHeldBag(asked),
    user ? null : api.load(menus.shown, {}).then(({ accepted }) => ({ accepted })),
  ]);
  const coupon = await loadBagCoupon(
    asked,
    held.items.map(({ id }) => id),
  );
  const saved = own.map((address) => {
    const { id, postalCode, province } = address;
    return { id, postalCode, province, text: addressText(address) };
  });
  const query = new URL(asked.request.url).searchParams;
  const isTaxOpen = means.taxDocuments === 'must' || (means.taxDocuments === 'may' && query.has(taxKey));
  // What was given the last time is asked for by those alone who open the form.
  const last = isTaxOpen && user ? (await api.load(taxDocuments.last, {})).data : null;
  const chosen = { addressId: idIn(query, 'addressId'), offerId: idIn(query, 'deliveryMethodId') };
  return {
    email: user?.email ?? null,
    guest,
    begun: user ? firstAddress(user) : emptyAddress,
    offers,
    places,
    saved,
    means,
    tax: { isOpen: isTaxOpen, last },
    chosen,
    held: held.items,
    coupon,
  };
}

function idIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export const action = (asked: Route.ActionArgs) => sendDelivery(asked);

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

/** The step before the payment for who has no account, no address yet, picks up at the shop, or can pay in several ways. */
export default function DeliveryStep({ loaderData, actionData }: Route.ComponentProps) {
  const { email, guest, begun, offers, places, saved, means, tax, chosen, held, coupon } = loaderData;
  const isAlive = useIsAlive();
  const own = useBag();
  const bag = isAlive ? own : held;
  return (
    <main data-checkout="" className="mx-auto w-full max-w-page px-gutter pt-2 pb-10 md:pt-6 md:pb-16">
      <CheckoutSteps />
      <h1 className="font-display text-heading">{title}</h1>
      {offers.length === 0 && (
        <EmptyState
          title={t('delivery-step.noneYet')}
          action={<LinkButton to={href('/bag')}>{texts.bag.view}</LinkButton>}
        >
          {t('delivery-step.bagKept')}
        </EmptyState>
      )}
      {offers.length > 0 && isAlive && bag.length === 0 && (
        <EmptyState
          title={texts.bag.emptyPage}
          action={<LinkButton to={href('/')}>{texts.bag.keepShopping}</LinkButton>}
        />
      )}
      {offers.length > 0 && (!isAlive || bag.length > 0) && (
        <DeliveryStepForm
          key={String(isAlive)}
          bag={bag}
          email={email}
          guest={guest}
          begun={begun}
          offers={offers}
          places={places}
          addresses={saved}
          coupon={coupon}
          means={means}
          tax={tax}
          chosen={chosen}
          refused={actionData}
        />
      )}
    </main>
  );
}

/** How far a purchase is, and the way back to the bag. */
function CheckoutSteps() {
  return (
    <nav aria-label={t('delivery-step.steps')} className="mb-4">
      <ol className="flex items-center gap-2 text-small text-stone">
        <li>
          <Link to={href('/bag')} className="inline-flex min-h-11 min-w-11 items-center link">
            {t('frames.bag')}
          </Link>
        </li>
        <li aria-current="step" className="text-ink before:mr-2 before:text-stone before:content-['·']">
          {t('delivery.delivery')}
        </li>
        <li className="before:mr-2 before:content-['·']">{t('order-words.payment')}</li>
      </ol>
    </nav>
  );
}
