import { addressLines } from '#contract/sales/orders/address-text.ts';
import type { DeliveryAddress } from '#contract/people/addresses.ts';

/** An address as it stands on an envelope, with the phone and the notes for who delivers. */
export function AddressLines({ address }: { readonly address: DeliveryAddress }) {
  const { recipient, phoneShown, notes } = address;
  return (
    <>
      <p className="text-body font-medium wrap-anywhere">{recipient}</p>
      {addressLines(address).map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
      <p>{phoneShown}</p>
      {notes && <p className="wrap-anywhere text-stone">{notes}</p>}
    </>
  );
}
