import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shopsOwnFacts } from './neutral-sources.ts';
import { projectFiles } from './project-files.ts';

const root = resolve(import.meta.dirname, '../..');

test('OWN-1 OWN-2 the sources name no seller, tax id, telephone or currency, also not in comments', async () => {
  expect(shopsOwnFacts(await projectFiles(root, ['.ts', '.tsx', '.sql', '.css']))).toEqual([]);
});

test.each([
  ['// Percha S.A. sells', 'company Percha S'],
  ["taxId: '30-71234567-1'", 'tax id 30-71234567-1'],
  ['/** RUT 12.531.909-2 */', 'tax id 12.531.909-2'],
  ['NIF B64717838', 'tax id B64717838'],
  ["phone ?? '+54 11 5555-0199'", 'telephone +54 11 5555-0199'],
  ['129950 of ARS', 'currency ARS'],
])('OWN-1 %s is found', (text, found) => {
  expect(shopsOwnFacts([{ path: 'contract/a.ts', text: `\n${text}` }])).toEqual([`contract/a.ts:2: ${found}`]);
});

test.each([
  ['contract/a.ts', "example: '30-71234567-2'"],
  ['contract/a.ts', "'+12125550100', 20260401, COL"],
  ['contract/core/countries/ar.ts', "currency: 'ARS'"],
  ['demo/settings.ts', "taxId: '30-71234567-1'"],
  ['server/a.test.ts', "'Percha S.A.'"],
])('in %s the text %s is no fact of one shop', (path, text) => {
  expect(shopsOwnFacts([{ path, text }])).toEqual([]);
});
