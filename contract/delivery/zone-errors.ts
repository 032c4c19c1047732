import { t } from '#messages/messages.ts';
import type { CountryPlaces } from '#contract/core/countries/places.ts';
import type { ZoneArea } from './delivery-zone.ts';
import type { FieldError } from '#contract/core/protocol/errors.ts';

/** Returns what is wrong with the area of a zone in a country: unknown provinces, and codes with too many digits. */
export function zoneErrors({ provinces: codes, postalRanges }: ZoneArea, places: CountryPlaces): FieldError[] {
  const { words, provinces, postal } = places;
  const isKnown = codes.every((code) => provinces.some((province) => province.code === code));
  const wrong: FieldError[] = isKnown ? [] : [{ path: 'provinces', message: words.chooseProvince }];
  const message = t('delivery-rules.digits', { digits: postal.digits });
  const tooLong = postalRanges.flatMap(({ to }, place) =>
    String(to).length > postal.digits ? [{ path: `postalRanges.${place}.to`, message }] : [],
  );
  return [...wrong, ...tooLong];
}
