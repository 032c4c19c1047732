import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { provinceName, type CountryPlaces } from '#contract/core/countries/places.ts';
import type { DeliveryZone } from '#contract/delivery/delivery.ts';
import { zoneFields } from '#contract/delivery/delivery-rules.ts';
import { rangeWords } from '#contract/delivery/rate-words.ts';
import { zoneErrors as areaErrors } from '#contract/delivery/zone-errors.ts';
import { area, line, part, type ValuesOf } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';

/** The fields of a zone. The ranges are typed as one text, a range a line: '1600-1899'. */
function fieldsOf(places: CountryPlaces) {
  return {
    name: line(t('order-words.name')),
    provinces: part<readonly string[]>(places.words.wholeProvinces, {
      shown: (codes) => codes.map((code) => provinceName(places, code)).join(', '),
      start: [],
      kept: z.array(z.string()),
    }),
    ranges: area(t('delivery-desk.postalCodesOptional'), {
      told: t('delivery-desk.postalCodes'),
      logged: 'postalRanges',
      hint: t('delivery-desk.postalCodesHint', { example: rangeExample(places.postal.digits) }),
      rows: 4,
      maxLength: 2000,
    }),
  };
}

/** A range of postal codes with as many digits as the country's have. */
function rangeExample(digits: number): string {
  const scale = 10 ** (digits - 4);
  return rangeWords({ from: 1600 * scale, to: 1900 * scale - 1 }, digits);
}

/** The values of a zone's form, as typed. */
type ZoneValues = ValuesOf<ReturnType<typeof fieldsOf>>;

/** The form of a zone in a country. */
export function zoneForm(places: CountryPlaces) {
  return {
    ...formOf({ fields: fieldsOf(places), rules: zoneFields, sentOf: sentZone }),
    valuesOf: ({ name, provinces, postalRanges }: DeliveryZone): ZoneValues => {
      const ranges = postalRanges.map((range) => rangeWords(range, places.postal.digits)).join('\n');
      return { name, provinces, ranges };
    },
    errorsOf: (values: ZoneValues) => zoneErrors(values, places),
    refusedAt: zoneErrorsIn,
  };
}

/** A line as the API takes it; one that is no range is rejected there. */
function sentRange(typed: string) {
  const [, from = typed, to = from] = /^(\d{4,7})(?:\s*(?:-|–|a)\s*(\d{4,7}))?$/.exec(typed) ?? [];
  return { from: numberIn(from), to: numberIn(to) };
}

const numberIn = (text: string) => (/^\d{4,7}$/.test(text) ? Number(text) : text);

/** Returns what the form sends. */
function sentZone({ name, provinces, ranges }: ZoneValues) {
  const lines = ranges.split(/[\n,;]/).map((typed) => typed.trim());
  return { name, provinces: [...provinces], postalRanges: lines.filter((typed) => typed !== '').map(sentRange) };
}

/** Returns the errors of the form by field: what is wrong with a range stands at the text of all of them. */
function zoneErrors(values: ZoneValues, places: CountryPlaces): Readonly<Record<string, string>> {
  const sent = sentZone(values);
  const { data: right } = zoneFields.safeParse(sent);
  if (right === undefined) return zoneErrorsIn(schemaErrors(zoneFields, sent));
  return zoneErrorsIn(Object.fromEntries(areaErrors(right, places).map(({ path, message }) => [path, message])));
}

/** Returns the server's errors by field. */
function zoneErrorsIn(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { name, provinces } = errors;
  const [, ofRanges] = Object.entries(errors).find(([path]) => path.startsWith('postalRanges')) ?? [];
  return {
    ...(name !== undefined && { name }),
    ...(provinces !== undefined && { provinces }),
    ...(ofRanges !== undefined && { ranges: ofRanges }),
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
