import { t } from '#messages/messages.ts';
import { href, useNavigate } from 'react-router';
import type { CountryPlaces } from '#contract/core/countries/places.ts';
import type { DeliveryZone } from '#contract/delivery/delivery.ts';
import { rangeWords } from '#contract/delivery/rate-words.ts';
import { ConflictChoice } from '#web/core/forms/conflict-choice.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { SaveBar } from '#web/core/forms/save-bar.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { TextAreaField } from '#web/core/ui/text-area-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useSavedForm } from '#web/core/saved-form/use-saved-form.ts';
import { emptyZone, keptZone, sentZone, zoneErrors, zoneErrorsIn, zoneValues, zoneWords } from './zone-values.ts';
import type { ZoneValues } from './zone-values.ts';

type ZoneFormProps = { readonly zone: DeliveryZone | null; readonly places: CountryPlaces };

/** The form of a delivery zone; without one it creates one. */
export function ZoneForm({ zone, places }: ZoneFormProps) {
  const navigate = useNavigate();
  const { form, versions, element, alert, notice, isBusy, isChanged, take, send } = useSavedForm<
    DeliveryZone,
    ZoneValues
  >({
    what: t('delivery-desk.zoneNotSaved'),
    check: t('order-words.checkList'),
    onSaved: () => void navigate(href('/admin/delivery')),
    start: zone ? zoneValues(zone, places) : emptyZone,
    version: zone?.version,
    valuesOf: (present) => zoneValues(present, places),
    errorsOf: (typed) => zoneErrors(typed, places),
    refusedAt: zoneErrorsIn,
    kept: { name: 'zone', schema: keptZone },
    sentOf: sentZone,
  });
  const { values, change, field, shown } = form;
  return (
    <form ref={element} onSubmit={send} noValidate className="grid max-w-3xl gap-4">
      <FormBlock title={t('delivery-desk.zone')}>
        <TextField {...field('name')} label={t('order-words.name')} maxLength={60} />
        <TextAreaField
          {...field('ranges')}
          label={t('delivery-desk.postalCodesOptional')}
          hint={t('delivery-desk.postalCodesHint', { example: rangeExample(places) })}
          rows={4}
          maxLength={2000}
        />
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
      {notice}
      <SaveBar alert={alert}>
        <LinkButton to={href('/admin/delivery')} tone="outline">
          {t('desk-list.back')}
        </LinkButton>
        <Button type="submit" busy={isBusy} disabled={!isChanged}>
          {t('desk-list.save')}
        </Button>
      </SaveBar>
      <ConflictChoice of={versions} words={zoneWords(places)} typed={values} onChosen={take} />
    </form>
  );
}

/** A range of postal codes with as many digits as the country's have. */
function rangeExample({ postal: { digits } }: CountryPlaces): string {
  const scale = 10 ** (digits - 4);
  return rangeWords({ from: 1600 * scale, to: 1900 * scale - 1 }, digits);
}
