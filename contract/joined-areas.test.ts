import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { api } from './api.ts';
import { coreCalls } from './core/calls.ts';
import { coreErrors } from './core/errors.ts';
import { errorTable } from './error-table.ts';
import { auditActions } from './office/audit-desk.ts';

const files = globSync('*/**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });

const isGroup = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every((one) => typeof one === 'object' && one !== null && 'method' in one && 'path' in one);

async function exportsOf(file: string): Promise<[string, unknown][]> {
  const loaded: Record<string, unknown> = await import(join(import.meta.dirname, file));
  return Object.entries(loaded);
}

/** The names in what each area exports under `Calls`, `Errors` or `Actions`. */
async function namesOf(file: string, kind: string): Promise<string[]> {
  const all = await Promise.all(globSync(`*/${file}`, { cwd: import.meta.dirname }).map(exportsOf));
  return all.flat().flatMap(([name, value]) => {
    if (!name.endsWith(kind) || typeof value !== 'object' || value === null) return [];
    return Array.isArray(value) ? value.map(String) : Object.keys(value);
  });
}

test('every group of calls of the contract is in the table of its area', async () => {
  const joined = new Set<unknown>(Object.values(api));
  const all = await Promise.all(
    files.map(async (file) => (await exportsOf(file)).map(([name, value]) => ({ name: `${file}: ${name}`, value }))),
  );
  const groups = all.flat().filter(({ value }) => isGroup(value));
  expect(groups.length).toBeGreaterThan(50);
  expect(groups.filter(({ value }) => !joined.has(value)).map(({ name }) => name)).toEqual([]);
});

test.each([
  ['calls', 'calls.ts', 'Calls', Object.keys(api)],
  ['errors', 'errors.ts', 'Errors', Object.keys(errorTable)],
  ['actions', 'events.ts', 'Actions', auditActions],
] as const)('the %s of all areas have different names, and all are joined', async (_, file, kind, joined) => {
  const names = await namesOf(file, kind);
  expect(names.toSorted()).toEqual([...joined].toSorted());
  expect(new Set(names).size).toBe(names.length);
});

test('what an area has is found in the whole table', () => {
  expect(api.deskLists).toBe(coreCalls.deskLists);
  expect(errorTable.not_found).toBe(coreErrors.not_found);
});
