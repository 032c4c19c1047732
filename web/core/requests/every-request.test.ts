import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import routeTable from '#web/routes.ts';
import { askedByFetch, documents } from '../hydration/beside-router.ts';

const web = resolve(import.meta.dirname, '../..');
const browserTests = resolve(web, '..', 'e2e');

type Route = { readonly path?: string | undefined; readonly file: string; readonly children?: Route[] | undefined };

/** Returns the routes with their whole paths. A frame has none. */
function everyRoute(routes: readonly Route[], above = ''): { readonly path: string; readonly file: string }[] {
  return routes.flatMap(({ path = '', file, children = [] }) => {
    const whole = path === '' ? above : `${above}/${path}`;
    const isFrame = path === '' && children.length > 0;
    return [...(isFrame ? [] : [{ path: whole || '/', file }]), ...everyRoute(children, whole)];
  });
}

const routes = everyRoute(routeTable);

/**
 * As `askedByFetch`, have tests of their own beside the table: they follow a change that is made once, their failure is not shown, or they need a second factor
 * (e2e/people/second-factor.desk.spec.ts).
 */
const apart = [
  'people/accounts/renewed-session.resource.ts',
  'sales/bag/taken-bag.resource.ts',
  'people/second-factor/second-step.page.tsx',
  'people/second-factor/proof.resource.ts',
  'people/second-factor/confirm.page.tsx',
  'people/second-factor/keep-factors.page.tsx',
  'office/people-desk/security.resource.ts',
];

const isResource = (file: string) => file.includes('.resource.');

function hasAction(file: string): boolean {
  return /export (?:async function|const) action\b/.test(readFileSync(join(web, file), 'utf8'));
}

const asked = new Set(
  globSync('core/asked-*.ts', { cwd: browserTests }).flatMap((path) =>
    [...readFileSync(join(browserTests, path), 'utf8').matchAll(/\bof: '([^']+)'/g)].map(([, file = '']) => file),
  ),
);

test('MEND-6 every action and every resource is in the table of the requests that are made to fail', () => {
  const asking = new Set(routes.map(({ file }) => file).filter((file) => isResource(file) || hasAction(file)));
  const named = new Set([...asked, ...documents, ...askedByFetch, ...apart, ...abroad]);
  expect([...asking].filter((file) => !named.has(file))).toEqual([]);
  expect([...named].filter((file) => !asking.has(file))).toEqual([]);
});

/** Pages that the demo's country does not have; e2e/live/claims.all.spec.ts opens them. */
const abroad = [
  'sales/claims/complaints-book.page.tsx',
  'sales/claims/payment-reversal.page.tsx',
  'sales/claims/claim.admin.tsx',
];

/** Its address has the reference of an order. */
const ofOrder = '/admin/orders/:payment_id';

test('MEND-6 every page has an address for the tests that walk all pages', () => {
  const text = readFileSync(join(browserTests, 'fixtures/page-addresses.ts'), 'utf8');
  const addresses = new Set([...text.matchAll(/^ {2}'([^']+)': '/gm)].map(([, path = '']) => path));
  const pages = new Set(routes.filter(({ file }) => !isResource(file)).map(({ path }) => path));
  expect([...pages].filter((path) => !addresses.has(path))).toEqual([ofOrder]);
  expect([...addresses].filter((path) => !pages.has(path))).toEqual([]);
});
