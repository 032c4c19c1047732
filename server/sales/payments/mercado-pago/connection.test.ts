import { expect, test } from 'vitest';
import { countryCodes } from '#contract/core/countries/country.ts';
import { connectionIn } from './connection.ts';
import { worksIn } from './sites.ts';

test('an account can be connected in exactly the countries where the provider operates, each at its own panel', () => {
  const connections = countryCodes.map((code) => connectionIn(code));
  expect(connections.map((one) => one !== null)).toEqual(countryCodes.map((code) => worksIn(code)));
  const panels = connections.flatMap((one) => one?.panelUrl ?? []);
  expect(new Set(panels).size).toBe(panels.length);
});
