import { t } from '#messages/messages.ts';
import { useEffect, useRef, useState } from 'react';
import { href, Link, useNavigation } from 'react-router';
import type { ShownLink } from '#contract/site/menus.ts';
import type { CountryPlaces } from '#contract/core/countries/places.ts';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import type { checkout } from '#contract/sales/checkout/checkout.ts';
import { adjustmentAmount, adjustmentName } from '#contract/sales/orders/adjustment-words.ts';
import { meansFor } from '#contract/sales/payments/means-offers.ts';
import type { AreaOffer } from '#contract/delivery/delivery.ts';
import { missingFor, offersFor, deliveryPrice } from '#contract/delivery/delivery-offers.ts';
import { AddressFields, ContactFields } from '#web/people/addresses/address-fields.tsx';
import { addressErrors, type AddressValues } from '#web/people/addresses/address-rules.ts';
import type { TaxDataValues } from '#web/people/tax-data/sent-tax-data.ts';
import { TaxChoice } from '#web/people/tax-data/tax-choice.tsx';
import type { TaxDataCheck } from '#web/people/tax-data/tax-data-fields.tsx';
import { parcelOf } from '../bag/bag-amounts.ts';
import type { BagCoupon } from '../bag/bag-coupon.ts';
import { bagNet, bagPrice } from '../bag/bag-price.ts';
import { BagTotals } from '../bag/bag-totals.tsx';
import type { Bag } from '../bag/bag.ts';
import { writeLines } from '../bag/checkout-lines.ts';
import { SentCoupon } from '../bag/sent-coupon.tsx';
import { useBagCoupon } from '../bag/use-bag-coupon.ts';
import type { DeliveryPlace } from '../bag/use-bag-delivery.ts';
import { OfferChoice } from '#web/delivery/offers/offer-choice.tsx';
import { knownPlace } from '#web/delivery/offers/typed-place.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { focusFirst, useFirstWrong } from '#web/core/forms/use-first-wrong.ts';
import { useForm } from '#web/core/forms/use-form.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { OptionsField } from '#web/core/ui/options-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useIsAlive } from '#web/core/ui/use-is-alive.ts';
import { WrongNote } from '#web/core/ui/wrong-note.tsx';
import { AcceptedTerms } from '#web/core/layout/accepted-terms.tsx';
import { isOther } from '#web/core/forms/unsaved/is-other.ts';
import { CheckoutLines } from './checkout-lines.tsx';
import { GuestContact, useGuestContact } from './guest-contact.tsx';
import { MeansChoice, meansKey, type Means } from './means-choice.tsx';
import type { RefusedDelivery } from './send-delivery.ts';
import { stepDraft, type Way } from '../bag/step-draft.ts';
import { WayChoice } from './way-choice.tsx';

type DeliveryStepFormProps = {
  readonly bag: Bag;
  /** The buyer's e-mail; null asks for one. */
  readonly email: string | null;
  /** For who has no account: the pages that one accepts by buying. */
  readonly guest: { readonly accepted: readonly ShownLink[] } | null;
  /** What the address begins with. */
  readonly begun: AddressValues;
  readonly offers: readonly AreaOffer[];
  readonly places: CountryPlaces;
  /** The buyer's addresses. */
  readonly addresses: readonly DeliveryPlace[];
  /** The coupon that the bag has. */
  readonly coupon: BagCoupon | null;
  /** How the purchase can be paid. */
  readonly means: Output<typeof checkout.means>;
  /** Whether the data for a tax document are asked for, and what was given the last time. */
  readonly tax: { readonly isOpen: boolean; readonly last: Partial<TaxDataValues> | null };
  /** What was chosen before, in the bag. */
  readonly chosen: { readonly addressId: number | undefined; readonly offerId: number | undefined };
  readonly refused: RefusedDelivery | undefined;
};

/** How and where the buyer gets the purchase. What was typed is kept until it is sent: render it anew after hydration. */
export function DeliveryStepForm(props: DeliveryStepFormProps) {
  const { bag, email, guest, begun, offers, places, addresses, means, tax, chosen, refused } = props;
  const taxCheck = useRef<TaxDataCheck>(null);
  const coupon = useBagCoupon(bag, props.coupon);
  const isAlive = useIsAlive();
  const isBusy = useNavigation().state === 'submitting';
  const element = useFirstWrong(refused);
  const hasHome = offers.some(({ kind }) => kind === 'home');
  const [draft] = useState(() => refused ?? (isAlive && addresses.length === 0 ? stepDraft.get() : null));
  const [way, setWay] = useState<Way>(draft?.way ?? (hasHome ? 'home' : 'pickup'));
  const [placeId, setPlaceId] = useState(chosen.addressId);
  const [offerId, setOfferId] = useState(chosen.offerId);
  const [meansName, setMeansName] = useState(refused?.means);
  const saved = way === 'home' ? (addresses.find(({ id }) => id === placeId) ?? addresses[0]) : undefined;
  const form = useForm({
    start: draft?.values ?? begun,
    errorsOf: (values) => errorsFor(values, { way, places, isSaved: saved !== undefined }),
    refused: refused?.errors,
  });
  const contact = useGuestContact(draft?.email ?? '', refused?.errors);
  const typedEmail = guest ? contact.values.emailAux : undefined;
  useKeptDraft({ way, values: form.values, email: typedEmail, begun, isSaved: addresses.length > 0 });
  const place = saved ?? knownPlace(form.values, places);
  const found = way === 'pickup' ? offers : offersFor(offers, place);
  const choices = found.filter(({ kind }) => kind === way);
  const offer = choices.find(({ id }) => id === offerId) ?? choices[0];
  const parcel = parcelOf(bag);
  const price = offer ? deliveryPrice(offer, parcel) : null;
  const ways: Means[] = [...(means.isProviderOffered ? ['provider' as const] : []), ...meansFor(means.offers, way)];
  const paidBy = ways.find((one) => meansKey(one) === meansName) ?? ways[0];
  const byHand = paidBy === 'provider' ? undefined : paidBy;
  const totals = bagPrice(bag, price, { effect: coupon?.effect, means: byHand });
  const changes = totals.adjustments.flatMap((one) =>
    'source' in one ? [[adjustmentName(one), adjustmentAmount(one)] as const] : [],
  );
  const send = byHand ? t('delivery-step.placeOrder') : t('delivery-step.continueToPay');
  const isNowhere = way === 'home' && choices.length === 0 && place !== null && missingFor(offers, place) === 'nothing';
  return (
    <Form
      ref={element}
      method="post"
      what={t('bag.paymentNotStarted')}
      check={t('bag.checkPurchases')}
      unsaved={false}
      noValidate
      onSubmit={(event) => {
        const taxErrors = taxCheck.current?.errors ?? {};
        if (form.isRight && (!guest || contact.isRight) && Object.keys(taxErrors).length === 0) return;
        event.preventDefault();
        form.showAll();
        contact.showAll();
        taxCheck.current?.showAll();
        focusFirst(event.currentTarget, { ...(guest && contact.errors), ...form.errors, ...taxErrors });
      }}
      className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      {isAlive && <input type="hidden" name="lines" value={writeLines(bag)} />}
      <SentCoupon coupon={coupon} />
      <div className="grid gap-8">
        {guest && <GuestContact form={contact} />}
        {hasHome && offers.some(({ kind }) => kind === 'pickup') ? (
          <WayChoice way={way} onChoose={setWay} />
        ) : (
          <input type="hidden" name="way" value={way} />
        )}
        {email === null && !guest && (
          <TextField label={t('accounts.email')} name="emailAux" type="email" autoComplete="email" maxLength={254} />
        )}
        {way === 'pickup' && <ContactFields form={form} />}
        {way === 'home' && saved && (
          <OptionsField
            label={t('bag.sentTo')}
            name="addressId"
            value={saved.id}
            onChange={(event) => setPlaceId(Number(event.target.value))}
            options={addresses.map(({ id, text }) => [String(id), text])}
          />
        )}
        {way === 'home' && !saved && <AddressFields form={form} places={places} />}
        {choices.length > 0 && (
          <div className="text-small">
            <OfferChoice offers={choices} parcel={parcel} chosen={offer?.id} onChoose={setOfferId} />
          </div>
        )}
        <MeansChoice choices={ways} chosen={paidBy} onChoose={setMeansName} />
        {means.taxDocuments !== 'no' && (
          <TaxChoice
            isOpen={tax.isOpen}
            isFree={means.taxDocuments === 'may'}
            start={refused?.taxData ?? tax.last}
            refused={refused?.errors}
            check={taxCheck}
          />
        )}
        {isNowhere && <WrongNote>{t('delivery.noneToPostalCode')}</WrongNote>}
      </div>
      <div className="grid gap-5 bg-sand p-6 md:p-8 lg:sticky lg:top-24">
        <CheckoutLines bag={bag} />
        <BagTotals
          totals={totals}
          delivery={price && totals.shipping}
          coupon={coupon}
          changes={changes}
          net={bagNet(bag, totals)}
        />
        {coupon?.note !== undefined && <p className="text-small text-stone">{coupon.note}</p>}
        <FormAlert of={refused} />
        {refused?.code.startsWith('coupon_') && (
          <Link to={href('/bag')} className="link text-small">
            {t('coupons.removeInBag')}
          </Link>
        )}
        <Button type="submit" wide busy={isBusy} disabled={isAlive && isNowhere}>
          {send}
        </Button>
        {guest && <AcceptedTerms links={guest.accepted} button={send} />}
      </div>
    </Form>
  );
}

/** Returns the first error of each field that the way needs. */
type Asked = { readonly way: Way; readonly places: CountryPlaces; readonly isSaved: boolean };

function errorsFor(values: AddressValues, { way, places, isSaved }: Asked) {
  if (isSaved) return {};
  const errors = addressErrors(values, places);
  if (way === 'home') return errors;
  const { recipient, phone } = errors;
  return { ...(recipient && { recipient }), ...(phone && { phone }) };
}

type Kept = {
  readonly way: Way;
  readonly values: AddressValues;
  readonly email: string | undefined;
  readonly begun: AddressValues;
  readonly isSaved: boolean;
};

/** Keeps in this browser what is typed, for a reload; deletes it when the address is saved. */
function useKeptDraft({ way, values, email, begun, isSaved }: Kept): void {
  const isTyped = isOther(values, begun) || (email ?? '') !== '';
  useEffect(() => {
    if (isSaved) stepDraft.set(() => null);
    else if (isTyped) stepDraft.set(() => ({ way, values, ...(email && { email }) }));
  }, [isSaved, isTyped, way, values, email]);
}
