import { t } from '#messages/messages.ts';
import type { DeliveryOffer } from '#contract/delivery/delivery.ts';
import { capital, daysWords, pricedWords } from '#contract/delivery/delivery-words.ts';
import type { Parcel } from '#contract/delivery/delivery-offers.ts';
import { langOf } from '#web/core/links/own-lang.ts';

/** A delivery method for a purchase: its name, what it costs, when it arrives, and where to pick it up. */
export function OfferLine({ offer, parcel }: { readonly offer: DeliveryOffer; readonly parcel: Parcel }) {
  const { title, days, pickup } = offer;
  return (
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className="flex justify-between gap-4">
        <span lang={langOf(offer, 'title')} className="wrap-anywhere">
          {title}
        </span>
        <span className="tabular-nums">{pricedWords(offer, parcel) ?? t('delivery.unfitParcel')}</span>
      </span>
      {days && <span className="text-stone">{capital(daysWords(days))}</span>}
      {pickup && (
        <span className="wrap-anywhere text-stone">
          {`${pickup.address}. `}
          <span lang={langOf(pickup, 'hours')}>{pickup.hours}</span>
        </span>
      )}
    </span>
  );
}
