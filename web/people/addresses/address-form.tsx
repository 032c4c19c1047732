import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import type { Address } from '#contract/people/addresses.ts';
import type { CountryPlaces } from '#contract/core/countries/places.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { focusFirst, useFirstWrong } from '#web/core/forms/use-first-wrong.ts';
import { useForm } from '#web/core/forms/use-form.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { isOther } from '#web/core/forms/unsaved/is-other.ts';
import { AddressFields } from './address-fields.tsx';
import { addressErrors, addressValues, emptyAddress, type AddressValues } from './address-rules.ts';
import type { RefusedAddress } from './save-address.ts';

type AddressFormProps = {
  readonly places: CountryPlaces;
  /** The address to change; none for a new one. */
  readonly address?: Address;
  /** What a new one begins with. */
  readonly begun?: AddressValues;
  /** Where 'Cancelar' leads. */
  readonly back: string;
  readonly refused: RefusedAddress | undefined;
};

/** The form of an address. What is wrong is said beside its field, and the first of them gets the focus. */
export function AddressForm({ places, address, begun = emptyAddress, back, refused }: AddressFormProps) {
  const isBusy = useNavigation().state === 'submitting';
  const element = useFirstWrong(refused);
  const [start] = useState(refused?.values ?? (address ? addressValues(address) : begun));
  const form = useForm({
    start,
    errorsOf: (values) => addressErrors(values, places),
    refused: refused?.errors,
  });
  return (
    <Form
      ref={element}
      method="post"
      what={t('addresses.notSaved')}
      check={t('addresses.checkAddresses')}
      unsaved={isOther(form.values, start)}
      replace
      noValidate
      onSubmit={(event) => {
        if (form.isRight) return;
        event.preventDefault();
        form.showAll();
        focusFirst(event.currentTarget, form.errors);
      }}
      className="mt-8 grid gap-5"
    >
      <AddressFields form={form} places={places} />
      {!address?.isDefault && <CheckField name="isDefault" value="true" label={t('addresses.useThisAlways')} />}
      <FormAlert of={refused} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isBusy}>
          {t('addresses.save')}
        </Button>
        <LinkButton to={back} tone="quiet">
          {t('ui.cancel')}
        </LinkButton>
      </div>
    </Form>
  );
}
