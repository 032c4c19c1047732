import { t } from '#messages/messages.ts';
import { useRef, useState } from 'react';
import { href, useNavigation } from 'react-router';
import { bagBreach } from '#contract/sales/checkout/bag-breach.ts';
import { bagBreachWords } from '#contract/sales/checkout/bag-rule.ts';
import { isEmail } from '#contract/core/fields/email-pattern.ts';
import { emailWords } from '#contract/core/fields/email-words.ts';
import { checkoutTexts } from '#contract/sales/checkout/checkout.texts.ts';
import type { ShownLink } from '#contract/site/menus.ts';
import { texts } from '#contract/core/texts.ts';
import { AcceptedTerms } from '#web/core/layout/accepted-terms.tsx';
import { backKey } from '#web/core/links/back-address.ts';
import { isSentTo } from '#web/core/links/language-prefix.ts';
import type { Refusal } from '#web/core/api-client/api-client.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { StickyBar } from '#web/core/ui/sticky-bar.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useIsAlive } from '#web/core/ui/use-is-alive.ts';
import type { Offered } from '#web/delivery/offers/load-offers.ts';
import { LateDeliveryQuote } from '#web/delivery/offers/late-delivery-quote.tsx';
import type { BagCoupon } from './bag-coupon.ts';
import { totalsIn } from './bag-price.ts';
import { BagTotals } from './bag-totals.tsx';
import type { Bag } from './bag.ts';
import { CouponField } from './coupon-field.tsx';
import type { RefusedCoupon } from './coupon-field.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { SentCoupon } from './sent-coupon.tsx';
import type { ShownCoupon } from './shown-coupon.ts';
import { useBagCoupon } from './use-bag-coupon.ts';
import { useBagDelivery } from './use-bag-delivery.ts';
import type { BagDelivery, DeliveryPlace } from './use-bag-delivery.ts';
import { writeLines } from './checkout-lines.ts';

const payFormId = 'pay';

const noAddresses: readonly DeliveryPlace[] = [];

const loginAddress = `${href('/login')}?${backKey}=${href('/bag')}`;

type Buyer = {
  readonly email: string | null;
  readonly rol: 'admin' | 'client';
  readonly addresses: readonly DeliveryPlace[];
};

type BagSummaryProps = {
  readonly bag: Bag;
  /** Null for a guest. */
  readonly buyer: Buyer | null;
  readonly offered: Offered;
  /** The pages that one accepts by buying. */
  readonly accepted: readonly ShownLink[];
  /** Why the last attempt to pay was rejected. */
  readonly refusal: Refusal | undefined;
  /** The coupon that the bag has, and one that was typed and refused. */
  readonly coupon: BagCoupon | null;
  readonly refusedCoupon: RefusedCoupon | undefined;
};

/** The total of the bag, and the form to pay. It stays visible beside a long bag. */
export function BagSummary({ bag, buyer, offered, accepted, refusal, coupon: kept, refusedCoupon }: BagSummaryProps) {
  const delivery = useBagDelivery(bag, offered, buyer?.addresses ?? noAddresses);
  const coupon = useBagCoupon(bag, kept);
  const totals = totalsIn(bag, delivery.price, coupon?.effect);
  const action = useRef<HTMLDivElement>(null);
  const breach = breachOf(bag);
  return (
    <section aria-labelledby="bag-summary" className="bg-sand p-6 md:p-8 lg:sticky lg:top-24">
      <h2 id="bag-summary" className="font-display text-title">
        {t('bag.summary')}
      </h2>
      <div className="mt-6">
        <BagTotals totals={totals} delivery={delivery.price && totals.shipping} coupon={coupon} />
      </div>
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
          <LoginFirst />
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
          <LinkButton to={loginAddress}>{t('accounts.signIn')}</LinkButton>
        )}
      </StickyBar>
    </section>
  );
}

/** Returns why the bag exceeds the limits of one purchase, as text; undefined if it does not. */
function breachOf(bag: Bag): string | undefined {
  const breach = bagBreach(bag);
  if (breach === 'units') return bagBreachWords.units;
  if (breach === undefined) return undefined;
  return t('bag.nowHas', { limit: bagBreachWords.lines, count: bag.length });
}

/** A guest logs in or registers first, and comes back to the bag. */
function LoginFirst() {
  return (
    <div className="mt-8 grid gap-3">
      <LinkButton to={loginAddress} wide>
        {t('bag.signInToBuy')}
      </LinkButton>
      <p className="text-center text-small text-stone">{t('bag.createAccountThere')}</p>
    </div>
  );
}

function PayForm({
  bag,
  buyer,
  delivery,
  accepted,
  refusal,
  coupon,
}: Pick<BagSummaryProps, 'bag' | 'accepted' | 'refusal'> & {
  readonly buyer: Buyer;
  readonly delivery: BagDelivery;
  readonly coupon: ShownCoupon | null;
}) {
  const isAlive = useIsAlive();
  const navigation = useNavigation();
  const isBusy = isSentTo(href('/bag'), navigation.formAction) || navigation.state === 'submitting';
  const [typed, setTyped] = useState('');
  const email = buyer.email ?? typed;
  const isEmailAsked = buyer.email === null;
  const isOfEmail = isEmailAsked && refusal?.code === 'bad_email';
  const { badEmail } = checkoutTexts;
  const emailError = isOfEmail || isWrongEmail(typed) ? (emailWords(typed, badEmail) ?? badEmail) : undefined;
  return (
    <Form
      id={payFormId}
      method="post"
      what={t('bag.paymentNotStarted')}
      unsaved={false}
      check={t('bag.checkPurchases')}
      action={href('/bag')}
      className="mt-8 grid gap-5"
    >
      {/* Without scripts the browser has no own bag, so the one in the cookie is paid. */}
      {isAlive && <input type="hidden" name="lines" value={writeLines(bag)} />}
      <SentCoupon coupon={coupon} />
      {isEmailAsked && (
        <TextField
          label={t('accounts.email')}
          hint={t('bag.newsGoHere')}
          name="emailAux"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={emailError}
        />
      )}
      {buyer.rol === 'client' && <DeliveryChoice delivery={delivery} addresses={buyer.addresses} />}
      {/* What the summary says above of the bag is not said again. */}
      {refusal && !isOfEmail && breachOf(bag) === undefined && (
        <p role="alert" className="text-small text-danger">
          {refusal.detail}
        </p>
      )}
      <Button
        type="submit"
        wide
        busy={isBusy}
        disabled={isAlive && (email.trim() === '' || breachOf(bag) !== undefined)}
      >
        {texts.bag.pay}
      </Button>
      <AcceptedTerms links={accepted} button={texts.bag.pay} />
    </Form>
  );
}

/** True if an e-mail address is invalid. An address that may still be incomplete is not. */
function isWrongEmail(typed: string): boolean {
  return /@.*\..{2}/.test(typed) && !isEmail(typed);
}
