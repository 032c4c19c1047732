import { t } from '#messages/messages.ts';
import type { DeliveryOffer } from '#contract/delivery/delivery.ts';
import type { Parcel } from '#contract/delivery/delivery-offers.ts';
import { OfferLine } from './offer-line.tsx';

type OfferChoiceProps = {
  readonly offers: readonly DeliveryOffer[];
  readonly parcel: Parcel;
  /** The id of the chosen one. */
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
};

/** The delivery methods as radio buttons; a single one is only shown. The form gets `deliveryMethodId`. */
export function OfferChoice({ offers, parcel, chosen, onChoose }: OfferChoiceProps) {
  const [only] = offers;
  if (only && offers.length === 1) {
    return (
      <div className="grid gap-1">
        <p className="label text-stone">{t('delivery.delivery')}</p>
        <p className="flex">
          <OfferLine offer={only} parcel={parcel} />
        </p>
        <input type="hidden" name="deliveryMethodId" value={only.id} />
      </div>
    );
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 label text-stone">{t('delivery.delivery')}</legend>
      {offers.map((offer) => (
        <label
          key={offer.id}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-soft border border-line bg-sheet p-3 hover:border-ink has-checked:border-ink"
        >
          <input
            type="radio"
            name="deliveryMethodId"
            value={offer.id}
            checked={offer.id === chosen}
            onChange={() => onChoose(offer.id)}
            className="mt-0.5 size-4 flex-none accent-ink"
          />
          <OfferLine offer={offer} parcel={parcel} />
        </label>
      ))}
    </fieldset>
  );
}
