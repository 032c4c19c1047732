import { t } from '#messages/messages.ts';
import { useRef } from 'react';
import { href, Link } from 'react-router';
import type { ShownLink } from '#contract/site/menus.ts';
import type { InstalmentTerms } from '#contract/core/money/instalment-terms.ts';
import { texts } from '#contract/core/texts.ts';
import { backKey } from '#web/core/links/back-address.ts';
import type { Refusal } from '#web/core/api-client/api-client.ts';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { StickyBar } from '#web/core/ui/sticky-bar.tsx';
import type { Offered } from '#web/delivery/offers/load-offers.ts';
import { LateDeliveryQuote } from '#web/delivery/offers/late-delivery-quote.tsx';
import type { BagCoupon } from './bag-coupon.ts';
import { bagNet, bagPrice } from './bag-price.ts';
import { BagTotals } from './bag-totals.tsx';
import type { Bag } from './bag.ts';
import { CouponField, type RefusedCoupon } from './coupon-field.tsx';
import { breachOf, PayForm, payFormId, type Buyer } from './pay-form.tsx';
import { Instalments } from './instalments.tsx';
import { useBagCoupon } from './use-bag-coupon.ts';
import { useBagDelivery, type DeliveryPlace } from './use-bag-delivery.ts';

const noAddresses: readonly DeliveryPlace[] = [];

const loginAddress = `${href('/login')}?${backKey}=${href('/bag')}`;

type BagSummaryProps = {
  readonly bag: Bag;
  /** Null for a guest. */
  readonly buyer: Buyer | null;
  /** Whether guests buy without a login. */
  readonly isGuestAllowed: boolean;
  readonly offered: Offered;
  /** The pages that one accepts by buying. */
  readonly accepted: readonly ShownLink[];
  readonly instalments: InstalmentTerms | null;
  /** Why the last attempt to pay was rejected. */
  readonly refusal: Refusal | undefined;
  /** The coupon that the bag has, and one that was typed and refused. */
  readonly coupon: BagCoupon | null;
  readonly refusedCoupon: RefusedCoupon | undefined;
};

/** The total of the bag, and the form to pay. It stays visible beside a long bag. */
export function BagSummary(props: BagSummaryProps) {
  const { bag, buyer, isGuestAllowed, offered, accepted, instalments, refusal, coupon: kept, refusedCoupon } = props;
  const delivery = useBagDelivery(bag, offered, buyer?.addresses ?? noAddresses);
  const coupon = useBagCoupon(bag, kept);
  const totals = bagPrice(bag, delivery.price, { effect: coupon?.effect });
  const action = useRef<HTMLDivElement>(null);
  const breach = breachOf(bag);
  return (
    <section aria-labelledby="bag-summary" className="bg-sand p-6 md:p-8 lg:sticky lg:top-24">
      <h2 id="bag-summary" className="font-display text-title">
        {t('bag.summary')}
      </h2>
      <div className="mt-6">
        <BagTotals
          totals={totals}
          delivery={delivery.price && totals.shipping}
          coupon={coupon}
          net={bagNet(bag, totals)}
        />
      </div>
      {delivery.price && <Instalments terms={instalments} amount={totals.total} className="mt-3 text-right" />}
      <CouponField coupon={coupon} refused={refusedCoupon} />
      {breach && (
        <p role="alert" className="mt-6 text-small text-danger">
          {breach}
        </p>
      )}
      {!buyer && (offered.offers.length > 1 || delivery.price === null) && (
        <div className="mt-6 text-small">
          <LateDeliveryQuote {...offered} parcel={delivery.parcel} />
        </div>
      )}
      <div ref={action}>
        {buyer ? (
          <PayForm bag={bag} buyer={buyer} delivery={delivery} accepted={accepted} refusal={refusal} coupon={coupon} />
        ) : (
          <GuestsWay isGuestAllowed={isGuestAllowed} />
        )}
      </div>
      <LinkButton to={href('/')} tone="quiet" wide className="mt-2">
        {texts.bag.keepShopping}
      </LinkButton>
      <StickyBar of={action}>
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <span className="text-small text-stone">{t('bag.total')}</span>{' '}
          <span className="tabular-nums">{formatPrice(totals.total)}</span>
        </p>
        {buyer ? (
          <Button type="submit" form={payFormId} disabled={breach !== undefined}>
            {t('bag.pay')}
          </Button>
        ) : (
          <LinkButton to={isGuestAllowed ? href('/bag/delivery') : loginAddress}>
            {isGuestAllowed ? texts.bag.pay : t('accounts.signIn')}
          </LinkButton>
        )}
      </StickyBar>
    </section>
  );
}

/** A guest goes on to the delivery, or logs in or registers first and comes back to the bag. */
function GuestsWay({ isGuestAllowed }: { readonly isGuestAllowed: boolean }) {
  if (isGuestAllowed) {
    return (
      <div className="mt-8 grid gap-3">
        <LinkButton to={href('/bag/delivery')} wide>
          {texts.bag.pay}
        </LinkButton>
        <p className="text-center text-small">
          <Link to={loginAddress} className="link">
            {t('delivery-step.haveAccount')}
          </Link>
        </p>
      </div>
    );
  }
  return (
    <div className="mt-8 grid gap-3">
      <LinkButton to={loginAddress} wide>
        {t('bag.signInToBuy')}
      </LinkButton>
      <p className="text-center text-small text-stone">{t('bag.createAccountThere')}</p>
    </div>
  );
}
