import { beforeEach, expect, test, vi } from 'vitest';
import { backOfficeFrame } from '../hydration/start-files.ts';
import { bringNextPages } from './next-pages.ts';

let fetched: string[];
/** The files that the shop cannot send. */
let missing: readonly string[];

beforeEach(() => {
  fetched = [];
  missing = [];
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => queueMicrotask(work));
  vi.stubGlobal('fetch', (file: string) => {
    fetched.push(file);
    return Promise.resolve(new Response('', { status: missing.includes(file) ? 503 : 200 }));
  });
});

/** The next pages as a shop of its own names their files: what was fetched once is not fetched again. */
const routesOf = (shop: string) => ({
  'sales/bag/bag.page': { module: `/${shop}/bag.js`, imports: [`/${shop}/shared.js`] },
  'goods/products/catalogue.page': { module: `/${shop}/catalogue.js`, imports: [`/${shop}/shared.js`] },
  'people/people.admin': { module: `/${shop}/people.js` },
});

test('the code of the next pages comes once for each file, that of the catalogue first, and no other page’s', async () => {
  await bringNextPages(routesOf('a'));
  expect(fetched).toEqual(['/a/catalogue.js', '/a/shared.js', '/a/bag.js']);
  await bringNextPages(routesOf('a'));
  expect(fetched).toHaveLength(3);
});

test('nothing comes in the back office, nor for visitors who save data', async () => {
  await bringNextPages({ ...routesOf('b'), [backOfficeFrame]: { module: '/b/desk.js' } });
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await bringNextPages(routesOf('b'));
  expect(fetched).toEqual([]);
  vi.stubGlobal('navigator', { connection: { saveData: false } });
  await bringNextPages(routesOf('b'));
  expect(fetched).toHaveLength(3);
});

test('the first file that does not come ends it without an error', async () => {
  missing = ['/c/shared.js'];
  await bringNextPages(routesOf('c'));
  expect(fetched).toEqual(['/c/catalogue.js', '/c/shared.js']);
});
