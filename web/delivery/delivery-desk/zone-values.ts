import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { provinceName } from '#contract/core/countries/places.ts';
import type { CountryPlaces } from '#contract/core/countries/places.ts';
import type { DeliveryZone } from '#contract/delivery/delivery.ts';
import { zoneFields } from '#contract/delivery/delivery-rules.ts';
import { rangeWords } from '#contract/delivery/rate-words.ts';
import { zoneErrors as areaErrors } from '#contract/delivery/zone-errors.ts';
import type { FormWords } from '#web/core/forms/field-conflicts.ts';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';

/** The values of a zone's form. The ranges are typed as one text, a range a line: '1600-1899'. */
export type ZoneValues = {
  readonly name: string;
  readonly provinces: readonly string[];
  readonly ranges: string;
};

export const emptyZone: ZoneValues = { name: '', provinces: [], ranges: '' };

/** Accepts the values that were kept over an expired session. */
export const keptZone: z.ZodType<ZoneValues> = z.object({
  name: z.string(),
  provinces: z.array(z.string()),
  ranges: z.string(),
});

/** Returns the form values of a zone in a country. */
export function zoneValues({ name, provinces, postalRanges }: DeliveryZone, { postal }: CountryPlaces): ZoneValues {
  return { name, provinces, ranges: postalRanges.map((range) => rangeWords(range, postal.digits)).join('\n') };
}

/** A line as the API takes it; one that is no range is rejected there. */
function sentRange(line: string) {
  const [, from = line, to = from] = /^(\d{4,7})(?:\s*(?:-|–|a)\s*(\d{4,7}))?$/.exec(line) ?? [];
  return { from: numberIn(from), to: numberIn(to) };
}

const numberIn = (text: string) => (/^\d{4,7}$/.test(text) ? Number(text) : text);

/** Returns what the form sends. */
export function sentZone({ name, provinces, ranges }: ZoneValues) {
  const lines = ranges.split(/[\n,;]/).map((line) => line.trim());
  return { name, provinces: [...provinces], postalRanges: lines.filter((line) => line !== '').map(sentRange) };
}

/** Returns the errors of the form by field: what is wrong with a range stands at the text of all of them. */
export function zoneErrors(values: ZoneValues, places: CountryPlaces): Readonly<Record<string, string>> {
  const sent = sentZone(values);
  const { data: area } = zoneFields.safeParse(sent);
  if (area === undefined) return zoneErrorsIn(schemaErrors(zoneFields, sent));
  return zoneErrorsIn(Object.fromEntries(areaErrors(area, places).map(({ path, message }) => [path, message])));
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

/** Returns the names of the fields in a version conflict. */
export function zoneWords(places: CountryPlaces): FormWords<ZoneValues> {
  const named = (codes: readonly string[]) => codes.map((code) => provinceName(places, code)).join(', ');
  return {
    name: { label: t('order-words.name'), shown: (name) => name.trim() },
    provinces: { label: places.words.wholeProvinces, shown: named },
    ranges: { label: t('delivery-desk.postalCodes'), logged: 'postalRanges', shown: (ranges) => ranges.trim() },
  };
}

/** Returns the area of a zone in a line, for the list. One without an area lost it when the shop moved. */
export function areaWords({ provinces, postalRanges }: DeliveryZone, places: CountryPlaces): string {
  const ranges = postalRanges.map((range) =>
    t('delivery-desk.postalRange', { range: rangeWords(range, places.postal.digits) }),
  );
  const areas = [...provinces.map((code) => provinceName(places, code)), ...ranges];
  return areas.join(', ') || t('delivery-desk.emptyZone');
}
