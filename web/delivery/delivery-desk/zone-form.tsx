import { t } from '#messages/messages.ts';
import { href, useNavigate } from 'react-router';
import type { CountryPlaces } from '#contract/core/countries/places.ts';
import type { DeliveryZone } from '#contract/delivery/delivery.ts';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { BackBar, SavedForm } from '#web/core/interrupted/saved-form.tsx';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import { zoneForm } from './zone-values.ts';

type ZoneFormProps = { readonly zone: DeliveryZone | null; readonly places: CountryPlaces };

/** The form of a delivery zone; without one it creates one. */
export function ZoneForm({ zone, places }: ZoneFormProps) {
  const navigate = useNavigate();
  const of = zoneForm(places);
  const saved = useSavedForm({
    name: 'zone',
    what: t('delivery-desk.zoneNotSaved'),
    check: t('order-words.checkList'),
    onSaved: () => void navigate(href('/admin/delivery')),
    present: zone,
    of,
  });
  const { values, change, shown } = saved.form;
  return (
    <SavedForm of={saved} words={of.fields} className="grid max-w-3xl gap-4">
      <FormBlock title={t('delivery-desk.zone')}>
        <FormFields of={of} form={saved.form} />
      </FormBlock>
      <FormBlock
        title={places.words.wholeProvinces}
        tabIndex={-1}
        data-wrong={shown('provinces') === undefined ? undefined : ''}
      >
        <div className="grid gap-x-3 *:min-h-11 sm:grid-cols-2 lg:grid-cols-3">
          {places.provinces.map(({ code, name }) => (
            <CheckField
              key={code}
              label={name}
              checked={values.provinces.includes(code)}
              onChange={({ target: { checked } }) => {
                const others = values.provinces.filter((one) => one !== code);
                change({ provinces: checked ? [...others, code] : others });
              }}
            />
          ))}
        </div>
        <p aria-live="polite" className="text-small text-danger empty:hidden">
          {shown('provinces')}
        </p>
      </FormBlock>
      <BackBar of={saved} to={href('/admin/delivery')} />
    </SavedForm>
  );
}
