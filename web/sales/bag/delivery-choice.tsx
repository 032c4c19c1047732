import { t } from '#messages/messages.ts';
import { Suspense } from 'react';
import { href, Link } from 'react-router';
import { LatePlaceFields } from '#web/delivery/offers/late-place-fields.ts';
import { OfferChoice } from '#web/delivery/offers/offer-choice.tsx';
import { backKey } from '#web/core/links/back-address.ts';
import { SelectField } from '#web/core/ui/select-field.tsx';
import type { BagDelivery, DeliveryPlace } from './use-bag-delivery.ts';

const another = `${href('/user/addresses/new')}?${backKey}=${href('/bag')}`;

type DeliveryChoiceProps = { readonly delivery: BagDelivery; readonly addresses: readonly DeliveryPlace[] };

/**
 * How the order reaches the buyer: to one of their addresses, the default one at first, and by which method. Without an
 * address it is asked for in the next step.
 */
export function DeliveryChoice({ delivery, addresses }: DeliveryChoiceProps) {
  const { address, chooseAddress, missing, offers, places, offer, chooseOffer, parcel } = delivery;
  return (
    <div className="grid gap-4 text-small">
      {address && (
        <div className="grid gap-2">
          {addresses.length > 1 ? (
            <SelectField
              label={t('bag.sentTo')}
              name="addressId"
              value={address.id}
              onChange={(event) => chooseAddress(Number(event.target.value))}
            >
              {addresses.map(({ id, text }) => (
                <option key={id} value={id}>
                  {text}
                </option>
              ))}
            </SelectField>
          ) : (
            <>
              <p className="label text-stone">{t('bag.sentTo')}</p>
              <p className="wrap-anywhere">{address.text}</p>
              <input type="hidden" name="addressId" value={address.id} />
            </>
          )}
          <p>
            <Link to={another} className="link">
              {t('bag.otherAddress')}
            </Link>
          </p>
        </div>
      )}
      {!address && places && missing !== 'nothing' && (
        <Suspense fallback={<div className="min-h-20" />}>
          <LatePlaceFields missing={missing} places={places} />
        </Suspense>
      )}
      {offers.length > 0 && <OfferChoice offers={offers} parcel={parcel} chosen={offer?.id} onChoose={chooseOffer} />}
      {address && offers.length === 0 && (
        <p role="alert" className="text-danger">
          {t('bag.noDeliveryThere')}
        </p>
      )}
      {!address && <p className="text-stone">{t('bag.nextStep')}</p>}
    </div>
  );
}
