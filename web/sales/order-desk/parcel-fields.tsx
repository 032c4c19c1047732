import { t } from '#messages/messages.ts';
import type { CarrierRow } from '#contract/delivery/carriers.ts';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { ownDelivery } from './parcel-values.ts';
import type { ParcelValues } from './parcel-values.ts';

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
      <SelectField
        label={t('order-words.carrier')}
        value={carrierId}
        onChange={(event) => onChange({ carrierId: event.target.value })}
      >
        <option value="">{ownDelivery}</option>
        {carriers
          .filter(({ id, isActive }) => isActive || String(id) === carrierId)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
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
