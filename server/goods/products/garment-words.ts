import { t } from '#messages/messages.ts';
import { presentCountry } from '#contract/core/countries/countries.ts';
import { compositionWords, type Composition } from '#contract/goods/garment/composition.ts';
import { partyWords, type AgeGroup, type Party } from '#contract/goods/garment/garment-rules.ts';
import { countryName } from '#contract/core/countries/country-name.ts';
import { origins } from '#contract/goods/garment/origins.ts';

type Garment = {
  readonly ageGroup: AgeGroup;
  readonly composition: Composition;
  readonly origin: string | null;
  readonly maker: Party | null;
  readonly responsible: Party | null;
};

/** Returns what is known of a garment in words, for the page of its product. That it is for adults needs no words. */
export function garmentFacts({ ageGroup, composition, origin, maker, responsible }: Garment) {
  const facts = [
    { name: t('garment.composition'), text: compositionWords(composition) },
    { name: t('garment.ageGroup'), text: ageWords(ageGroup) },
    { name: t('garment.origin'), text: origin === null ? '' : countryName(origin) },
    { name: t('garment.maker'), text: partyWords(maker) },
    { name: t('garment.responsible'), text: partyWords(responsible) },
  ];
  return facts.filter(({ text }) => text !== '');
}

/**
 * Returns the laws of the shop's country that want something said of a garment, its value added tax, and all countries where one can
 * be made.
 */
export function garmentDuties() {
  const { duties, vat } = presentCountry();
  const { composition, origin, maker, responsible } = duties.garment;
  return {
    composition: composition && composition.law,
    origin: origin && origin.law,
    maker: maker && maker.law,
    responsible: responsible && responsible.law,
    vat: { name: vat.name, usual: vat.usual, rates: vat.rates.map(({ percent, name }) => ({ percent, name })) },
    origins: origins().map(([code, name]) => ({ code, name })),
  };
}

function ageWords(group: Garment['ageGroup']): string {
  switch (group) {
    case 'newborn':
      return t('age-group.newborn');
    case 'infant':
      return t('age-group.infant');
    case 'toddler':
      return t('age-group.toddler');
    case 'kids':
      return t('age-group.kids');
    case 'adult':
      return '';
  }
}
