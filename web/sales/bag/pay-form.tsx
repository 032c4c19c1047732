import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href, useNavigation } from 'react-router';
import { bagBreachWords } from '#contract/sales/checkout/bag-rule.ts';
import { bagBreach } from '#contract/sales/checkout/bag-breach.ts';
import { isEmail, emailWords } from '#contract/core/fields/email-pattern.ts';
import { checkoutTexts } from '#contract/sales/checkout/checkout.texts.ts';
import type { ShownLink } from '#contract/site/menus.ts';
import { texts } from '#contract/core/texts.ts';
import { AcceptedTerms } from '#web/core/layout/accepted-terms.tsx';
import { isSentTo } from '#web/core/links/language-prefix.ts';
import type { Refusal } from '#web/core/api-client/api-client.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useIsAlive } from '#web/core/ui/use-is-alive.ts';
import type { AccountRole } from '#contract/core/protocol/staff-roles.ts';
import type { Bag } from './bag.ts';
import { writeLines } from './checkout-lines.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import { SentCoupon } from './sent-coupon.tsx';
import type { ShownCoupon } from './shown-coupon.ts';
import type { BagDelivery, DeliveryPlace } from './use-bag-delivery.ts';

/** The id of the form, for a button outside of it. */
export const payFormId = 'pay';

export type Buyer = {
  readonly email: string | null;
  readonly rol: AccountRole;
  readonly addresses: readonly DeliveryPlace[];
};

type PayFormProps = {
  readonly bag: Bag;
  readonly buyer: Buyer;
  readonly delivery: BagDelivery;
  readonly coupon: ShownCoupon | null;
  /** The pages that one accepts by buying. */
  readonly accepted: readonly ShownLink[];
  /** Why the last attempt to pay was rejected. */
  readonly refusal: Refusal | undefined;
};

/** Returns why the bag exceeds the limits of one purchase, as text; undefined if it does not. */
export function breachOf(bag: Bag): string | undefined {
  const breach = bagBreach(bag);
  if (breach === 'units') return bagBreachWords.units;
  if (breach === undefined) return undefined;
  return t('bag.nowHas', { limit: bagBreachWords.lines, count: bag.length });
}

/** The form that sends a bag to the checkout. */
export function PayForm({ bag, buyer, delivery, coupon, accepted, refusal }: PayFormProps) {
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
