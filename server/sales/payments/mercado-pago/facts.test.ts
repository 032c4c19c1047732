import { expect, test } from 'vitest';
import { countryCodes } from '#contract/core/countries/country.ts';
import { connectionIn, homeOf, idTypeIn, worksIn } from './facts.ts';

test('an account can be connected in exactly the countries where the provider operates, each at its own panel', () => {
  const connections = countryCodes.map((code) => connectionIn(code));
  expect(connections.map((one) => one !== null)).toEqual(countryCodes.map((code) => worksIn(code)));
  const panels = connections.flatMap((one) => one?.panelUrl ?? []);
  expect(new Set(panels).size).toBe(panels.length);
});

test('each country where the provider operates has its own site, and its personal id is known where the provider takes one', () => {
  const homes = ['MLA', 'MLM', 'MLC', 'MCO', 'MLU', 'MPE', 'MLB'].map((site) => homeOf(site));
  expect(homes).toEqual(['AR', 'MX', 'CL', 'CO', 'UY', 'PE', 'MLB']);
  expect(countryCodes.map((code) => idTypeIn(code))).toEqual(['DNI', null, 'RUT', 'CC', 'CI', 'DNI', null]);
});
