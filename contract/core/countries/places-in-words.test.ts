import { setLanguageSource } from '#messages/present-language.ts';
import { afterEach, expect, test } from 'vitest';
import { countryOf, placesInWords } from './countries.ts';
import type { CountryCode } from './country.ts';

afterEach(() => setLanguageSource(() => 'es-AR'));

const said = (code: CountryCode) => {
  const { words, postal } = placesInWords(countryOf(code));
  return [words.chooseProvince, words.missingCity, words.postalOfOther, postal.hint];
};

test('OWN-2 each country calls its parts by its own words, whichever Spanish the interface speaks', () => {
  const chilean = [
    'Elija la región',
    'Escriba la comuna',
    'El código postal es de otra región',
    'El código postal tiene 7 números, por ejemplo 8340457. Si no lo sabe, déjelo vacío',
  ];
  for (const language of ['es-AR', 'es-MX', 'es-CL', 'es-ES'] as const) {
    setLanguageSource(() => language);
    expect(said('CL')).toEqual(chilean);
  }
  expect(said('AR')).toEqual([
    'Elija la provincia',
    'Escriba la localidad',
    'La letra del código postal es de otra provincia',
    'El código postal tiene 4 números, por ejemplo 1425, o la forma larga, por ejemplo C1425ABC',
  ]);
});

test('OWN-2 in English each country has English words for its parts', () => {
  setLanguageSource(() => 'en');
  expect(said('MX')).toEqual([
    'Choose the state',
    'Enter the city or municipality',
    'The postal code belongs to another state',
    'The postal code has 5 digits, for example 06000',
  ]);
  expect(said('PE').slice(0, 2)).toEqual(['Choose the department', 'Enter the district']);
  expect(countryOf('CL').timeZones.map(({ where }) => where())).toContain('Easter Island');
});
