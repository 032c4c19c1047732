import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import type { productDesk } from '#contract/goods/product-desk.ts';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import type { FormOf } from '#web/core/forms/use-form.ts';
import { Disclosure } from '#web/core/ui/disclosure.tsx';
import type { productForm } from './product-values.ts';
import type { ProductValues } from './product-words.ts';

export type GarmentDuties = Omit<Output<typeof productDesk.duties>, 'origins' | 'vat'>;

type GarmentFactsProps = {
  readonly of: ReturnType<typeof productForm>;
  readonly form: FormOf<ProductValues>;
  readonly duties: GarmentDuties;
};

const places = [
  'composition',
  'origin',
  'maker.name',
  'maker.address',
  'maker.contact',
  'responsible.name',
  'responsible.address',
  'responsible.contact',
] as const;

/** What few shops say of a garment: folded, unless the law of the country asks for it or something in it is wrong. */
export function GarmentFacts({ of, form, duties }: GarmentFactsProps) {
  const laws = [...new Set(Object.values(duties).filter((law) => law !== null))];
  const isWrong = places.some((place) => form.shown(place) !== undefined);
  const [isOpen, setIsOpen] = useState(laws.length > 0);
  if (isWrong && !isOpen) setIsOpen(true);
  return (
    <div className="rounded-soft border border-line bg-sheet px-4 md:px-5">
      <Disclosure title={t('product-desk.garmentFacts')} open={isOpen || undefined}>
        {laws.length > 0 && <p>{t('product-desk.lawAsks', { laws: laws.join('; ') })}</p>}
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <FormFields of={of} form={form} names={['composition', 'origin', 'ageGroup']} />
        </div>
        <fieldset className="mt-5 grid gap-4 sm:grid-cols-2">
          <legend className="pb-2 font-medium text-ink">{t('garment.maker')}</legend>
          <FormFields of={of} form={form} names={['makerName', 'makerAddress', 'makerContact']} />
        </fieldset>
        <fieldset className="mt-5 grid gap-4 sm:grid-cols-2">
          <legend className="pb-2 font-medium text-ink">{t('garment.responsible')}</legend>
          <FormFields of={of} form={form} names={['responsibleName', 'responsibleAddress', 'responsibleContact']} />
        </fieldset>
      </Disclosure>
    </div>
  );
}
