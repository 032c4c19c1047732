import { t } from '#messages/messages.ts';
import { lateTexts } from '#messages/late-texts.ts';
import type { CountryCode } from '#contract/core/countries/country.ts';
import { idsOfPersons, taxIds } from '#contract/core/countries/tax-ids.ts';
import type { IdKind } from '#contract/core/countries/id-kind.ts';

/** What a buyer who asks for a tax document may have to say; each country asks for some of it. */
export const taxDataNames = [
  'idKind',
  'condition',
  'taxId',
  'name',
  'activity',
  'address',
  'postalCode',
  'use',
] as const;

export type TaxDataName = (typeof taxDataNames)[number];

/**
 * The fields of each country, in their order: what the seller has to write on the document that the buyer does not say otherwise.
 * Argentina: Resolución General 5616/2024, the receiver's condition. Mexico: Anexo 20 (CFDI 4.0), which has the postal code in place
 * of an address. Chile: the receiver's activity (Decreto Ley 825, reglamento, art. 69). All others: id, name and address.
 */
const fields: Readonly<Record<CountryCode, readonly TaxDataName[]>> = {
  AR: ['condition', 'taxId', 'name', 'address'],
  CL: ['taxId', 'name', 'activity', 'address'],
  CO: ['idKind', 'taxId', 'name', 'address'],
  ES: ['taxId', 'name', 'address'],
  MX: ['taxId', 'name', 'postalCode', 'condition', 'use'],
  PE: ['taxId', 'name', 'address'],
  UY: ['taxId', 'name', 'address'],
};

/** Returns the fields that a country asks for. */
export function taxDataFields(country: CountryCode): readonly TaxDataName[] {
  return fields[country];
}

/** The receiver's condition before the IVA (ARCA, "Condición frente al IVA del receptor"). */
const argentineConditions = lateTexts({
  registered: () => t('tax-data.registered'),
  simple: () => t('tax-data.simple'),
  exempt: () => t('tax-data.exempt'),
  consumer: () => t('tax-data.consumer'),
});

/** The receiver's regime: the SAT's catalogue c_RegimenFiscal. */
const mexicanRegimes = lateTexts({
  601: () => t('tax-data.regime601'),
  603: () => t('tax-data.regime603'),
  605: () => t('tax-data.regime605'),
  606: () => t('tax-data.regime606'),
  607: () => t('tax-data.regime607'),
  608: () => t('tax-data.regime608'),
  610: () => t('tax-data.regime610'),
  611: () => t('tax-data.regime611'),
  612: () => t('tax-data.regime612'),
  614: () => t('tax-data.regime614'),
  615: () => t('tax-data.regime615'),
  616: () => t('tax-data.regime616'),
  620: () => t('tax-data.regime620'),
  621: () => t('tax-data.regime621'),
  622: () => t('tax-data.regime622'),
  623: () => t('tax-data.regime623'),
  624: () => t('tax-data.regime624'),
  625: () => t('tax-data.regime625'),
  626: () => t('tax-data.regime626'),
});

/** What the receiver needs it for: of the SAT's catalogue c_UsoCFDI what clothes can be bought for. */
const mexicanUses = lateTexts({
  G01: () => t('tax-data.useG01'),
  G03: () => t('tax-data.useG03'),
  S01: () => t('tax-data.useS01'),
});

const colombianIds = lateTexts({
  tax: () => t('tax-data.ofCompany'),
  personal: () => t('tax-data.ofPerson'),
});

const noOptions: Readonly<Record<string, string>> = {};

/** Returns what a field can be, by its code; nothing for one that is typed. */
export function taxDataOptions(name: TaxDataName, country: CountryCode): Readonly<Record<string, string>> {
  if (name === 'idKind' && country === 'CO') return colombianIds;
  if (name === 'use' && country === 'MX') return mexicanUses;
  if (name === 'condition' && country === 'AR') return argentineConditions;
  if (name === 'condition' && country === 'MX') return mexicanRegimes;
  return noOptions;
}

type Known = { readonly idKind: string; readonly condition: string; readonly taxId: string };

/**
 * Returns the kind of id that a buyer gives: in Colombia the one that was chosen; in Argentina a consumer may give the personal one,
 * which is shorter.
 */
export function idKindOf({ idKind, condition, taxId }: Known, country: CountryCode): IdKind {
  const ofPerson = idsOfPersons[country];
  const isPersonal =
    country === 'CO' ? idKind === 'personal' : condition === 'consumer' && taxIds[country].plain(taxId).length < 9;
  return (isPersonal ? ofPerson : undefined) ?? taxIds[country];
}

/** Regimes of companies, whose id has twelve characters, and those of both; all others are of persons. */
const ofCompanies: ReadonlySet<string> = new Set(['601', '603', '620', '622', '623', '624']);
const ofBoth: ReadonlySet<string> = new Set(['610', '626']);

/** The regimes that buy goods for what they earn by (c_UsoCFDI, column "Régimen Fiscal Receptor" of G01 and G03). */
const deducting: ReadonlySet<string> = new Set('601 603 606 612 620 621 622 623 624 625 626'.split(' '));

/** True if a Mexican id can be of a regime. */
export function fitsRegime(taxId: string, regime: string): boolean {
  return ofBoth.has(regime) || ofCompanies.has(regime) === (taxId.length === 12);
}

/** True if somebody of a Mexican regime can need the document for this. */
export function fitsUse(regime: string, use: string): boolean {
  return use === 'S01' || deducting.has(regime);
}
