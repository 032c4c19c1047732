import type { DeliveryZone } from '#contract/delivery.ts';
import { zoneFields } from '#contract/delivery-rules.ts';
import { rangeWords } from '#contract/rate-words.ts';
import { provinceName } from '#contract/provinces.ts';
import type { ProvinceCode } from '#contract/provinces.ts';
import type { FormWords } from '../forms/field-conflicts.ts';
import { schemaErrors } from '../forms/schema-errors.ts';

/** The values of a zone's form. The ranges are typed as one text, a range a line: '1600-1899'. */
export type ZoneValues = {
  readonly name: string;
  readonly provinces: readonly ProvinceCode[];
  readonly ranges: string;
};

export const emptyZone: ZoneValues = { name: '', provinces: [], ranges: '' };

/** Returns the form values of a zone. */
export function zoneValues({ name, provinces, postalRanges }: DeliveryZone): ZoneValues {
  return { name, provinces, ranges: postalRanges.map(rangeWords).join('\n') };
}

/** A line as the API takes it; one that is no range is rejected there. */
function sentRange(line: string) {
  const [, from = line, to = from] = /^(\d{4})(?:\s*(?:-|–|a)\s*(\d{4}))?$/.exec(line) ?? [];
  return { from: numberIn(from), to: numberIn(to) };
}

const numberIn = (text: string) => (/^\d{4}$/.test(text) ? Number(text) : text);

/** Returns what the form sends. */
export function sentZone({ name, provinces, ranges }: ZoneValues) {
  const lines = ranges.split(/[\n,;]/).map((line) => line.trim());
  return { name, provinces: [...provinces], postalRanges: lines.filter((line) => line !== '').map(sentRange) };
}

/** Returns the errors of the form by field: what is wrong with a range stands at the text of all of them. */
export function zoneErrors(values: ZoneValues): Readonly<Record<string, string>> {
  return zoneErrorsIn(schemaErrors(zoneFields, sentZone(values)));
}

/** Returns the server's errors by field. */
export function zoneErrorsIn(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { name, provinces } = errors;
  const [, ofRanges] = Object.entries(errors).find(([path]) => path.startsWith('postalRanges')) ?? [];
  return {
    ...(name !== undefined && { name }),
    ...(provinces !== undefined && { provinces }),
    ...(ofRanges !== undefined && { ranges: ofRanges }),
  };
}

/** The names of the fields in a version conflict. */
export const zoneWords: FormWords<ZoneValues> = {
  name: { label: 'Nombre', shown: (name) => name.trim() },
  provinces: { label: 'Provincias', shown: (codes) => codes.map(provinceName).join(', ') },
  ranges: { label: 'Códigos postales', logged: 'postalRanges', shown: (ranges) => ranges.trim() },
};

/** Returns the area of a zone in a line, for the list. */
export function areaWords({ provinces, postalRanges }: DeliveryZone): string {
  return [...provinces.map(provinceName), ...postalRanges.map((range) => `CP ${rangeWords(range)}`)].join(', ');
}
