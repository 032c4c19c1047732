import { t } from '#messages/messages.ts';
import { compositionWords } from '#contract/goods/garment/composition.ts';
import type { AgeGroup } from '#contract/goods/garment/garment-rules.ts';
import { formatNumber } from '#contract/core/money/price-words.ts';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import type { productDesk } from '#contract/goods/product-desk.ts';
import type { DeskProduct } from '#contract/goods/desk-product.ts';
import { check, choice, choiceOf, line, type ValuesOf } from '#web/core/forms/field-specs.ts';

const ages: Readonly<Record<AgeGroup, string>> = {
  adult: t('age-group.adult'),
  kids: t('age-group.kids'),
  toddler: t('age-group.toddler'),
  infant: t('age-group.infant'),
  newborn: t('age-group.newborn'),
};

/** What is chosen from: countries where a garment can be made, and the rates of the value added tax; null while they are not known. */
export type GarmentChoices = {
  readonly origins: readonly { readonly code: string; readonly name: string }[];
  readonly vat: Output<typeof productDesk.duties>['vat'] | null;
};

export const noChoices: GarmentChoices = { origins: [], vat: null };

/** The fields of what a garment is beside its words. */
export function garmentSpecs({ origins, vat }: GarmentChoices) {
  return {
    vatPercent: choiceOf(
      t('product-desk.vat', { name: vat?.name ?? '' }),
      (vat?.rates ?? []).map(({ percent, name }) => [
        percent === vat?.usual ? '' : String(percent),
        `${formatNumber(percent)} % · ${name}`,
      ]),
    ),
    isUnisex: check(t('product-desk.unisex')),
    ageGroup: choice(t('garment.ageGroup'), ages, { start: 'adult' }),
    composition: line(t('garment.composition'), {
      hint: t('product-desk.compositionHint'),
      isWide: true,
      maxLength: 600,
    }),
    origin: choiceOf(t('garment.origin'), [
      ['', t('product-desk.unknownOrigin')],
      ...origins.map(({ code, name }) => [code, name] as const),
    ]),
    makerName: lineOf('name', t('garment.maker'), 'maker.name'),
    makerAddress: lineOf('address', t('garment.maker'), 'maker.address'),
    makerContact: lineOf('contact', t('garment.maker'), 'maker.contact'),
    responsibleName: lineOf('name', t('garment.responsible'), 'responsible.name'),
    responsibleAddress: lineOf('address', t('garment.responsible'), 'responsible.address'),
    responsibleContact: lineOf('contact', t('garment.responsible'), 'responsible.contact'),
  };
}

const partyLabels = {
  name: t('product-desk.partyName'),
  address: t('product-desk.partyAddress'),
  contact: t('product-desk.partyContact'),
} as const;

/** A line of who made goods, or answers for them; `at` is its place in what is sent. */
function lineOf(what: keyof typeof partyLabels, who: string, at: string) {
  const label = partyLabels[what];
  return line(label, { told: `${who}: ${label}`, at });
}

type GarmentValues = ValuesOf<ReturnType<typeof garmentSpecs>>;

/** Returns the form values of what a garment is. */
export function garmentValues({
  isUnisex,
  ageGroup,
  composition,
  origin,
  maker,
  responsible,
  vatPercent,
}: DeskProduct): GarmentValues {
  return {
    vatPercent: vatPercent === null ? '' : String(vatPercent),
    isUnisex,
    ageGroup,
    composition: compositionWords(composition),
    origin: origin ?? '',
    makerName: maker?.name ?? '',
    makerAddress: maker?.address ?? '',
    makerContact: maker?.contact ?? '',
    responsibleName: responsible?.name ?? '',
    responsibleAddress: responsible?.address ?? '',
    responsibleContact: responsible?.contact ?? '',
  };
}

/** Returns what is sent of the lines of both parties. */
export function partiesSent(values: GarmentValues) {
  return {
    maker: { name: values.makerName, address: values.makerAddress, contact: values.makerContact },
    responsible: {
      name: values.responsibleName,
      address: values.responsibleAddress,
      contact: values.responsibleContact,
    },
  };
}
