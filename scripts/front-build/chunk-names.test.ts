import { expect, test } from 'vitest';
import { chunkName } from './chunk-names.ts';

const entry = 'web/entry.client.tsx';
const detail = 'web/goods/products/detail.page.tsx';
const bag = 'web/sales/bag/bag.page.tsx';
const later = 'web/marketing/reviews/product-reviews.tsx';
const login = 'web/people/accounts/login.page.tsx';
const people = ['hub', 'profile', 'recovery'].map((name) => `web/people/accounts/${name}.page.tsx`);
const stock = 'web/goods/product-desk/stock.admin.tsx';
const desk = [stock, ...['a', 'b', 'c', 'd', 'e'].map((name) => `web/site/page-desk/${name}.admin.tsx`)];
const [hub = '', profile = ''] = people;
const order = 'web/sales/orders/order.page.tsx';

const starts = { entry, arrival: new Set([detail]), bag, login, later: new Set([later]), desk: new Set(desk) };

test.each([
  ['of the entry', 'web/a/b.ts', [entry, login], 'shop'],
  ['a library of the entry', 'node_modules/react/index.js', [entry], 'libraries'],
  ['a library that some pages share', 'node_modules/zod/index.js', [login, stock], 'schemas'],
  ['of one page', 'web/people/accounts/login-form.tsx', [login], undefined],
  ['of a page where shoppers arrive and another one', 'web/goods/a.ts', [detail, stock], 'shop'],
  ['of the core, shared by many and the bag', 'web/core/ui/field.tsx', [bag, ...people, ...desk], 'shop'],
  ['of the core, shared by few and the bag', 'web/core/ui/field.tsx', [bag, hub], 'bag'],
  ['of another area, shared with the bag', 'web/sales/bag/lines.tsx', [bag, login], 'bag'],
  ['shared with the page to log in', 'web/people/a.ts', [login, stock], 'forms'],
  ['of many screens of the back office only', 'web/core/desk-list/list.tsx', desk, 'desk'],
  ['of few screens of the back office only', 'web/core/desk-list/list.tsx', desk.slice(2), undefined],
  ['of several pages of an area', 'web/people/accounts/heading.tsx', [...people, stock], 'account'],
  ['of two pages of an area', 'web/people/accounts/heading.tsx', [hub, profile], undefined],
  ['of pages of two areas', 'web/people/accounts/heading.tsx', [...people, order], undefined],
  ['of the core, shared by many', 'contract/core/time/units.ts', [...people, order, ...desk], 'core'],
  ['of the core, shared by few', 'web/core/ui/drawer.tsx', people, undefined],
  ['of what a product’s page loads later', 'web/goods/products/a.ts', [later], 'reviews'],
])('a module %s', (_, path, users, name) => {
  expect(chunkName({ path, users: new Set(users), needsSchemas: false }, starts)).toBe(name);
});

test.each([
  ['web/core/forms/errors.ts', people, 'schemas'],
  ['web/people/accounts/rules.ts', people, undefined],
  ['web/core/desk-list/rules.ts', desk, undefined],
])('what needs the schemas is apart from what does not: %s', (path, users, name) => {
  expect(chunkName({ path, users: new Set(users), needsSchemas: true }, starts)).toBe(name);
});
