import { t } from '#messages/messages.ts';
import type { CarrierRow } from '#contract/delivery/carriers.ts';
import { OptionsField, type Option } from '#web/core/ui/options-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { ownDelivery, type ParcelValues } from './parcel-values.ts';

type ParcelFieldsProps = {
  readonly carriers: readonly CarrierRow[];
  readonly values: ParcelValues;
  readonly numberError: string | undefined;
  readonly onChange: (change: Partial<ParcelValues>) => void;
};

/** Who brings a parcel, and its number. Inactive carriers are offered only to the parcels that have them. */
export function ParcelFields({
  carriers,
  values: { carrierId, trackingNumber },
  numberError,
  onChange,
}: ParcelFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <OptionsField
        label={t('order-words.carrier')}
        value={carrierId}
        onChange={(event) => onChange({ carrierId: event.target.value })}
        options={[
          ['', ownDelivery],
          ...carriers
            .filter(({ id, isActive }) => isActive || String(id) === carrierId)
            .map(({ id, name }): Option => [String(id), name]),
        ]}
      />
      <TextField
        label={t('order-words.trackingNumber')}
        value={trackingNumber}
        maxLength={60}
        autoComplete="off"
        error={numberError}
        onChange={(event) => onChange({ trackingNumber: event.target.value })}
      />
    </div>
  );
}
