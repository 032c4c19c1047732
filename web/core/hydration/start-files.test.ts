import { expect, test } from 'vitest';
import { starterOf, startFiles } from './start-files.ts';

const file = (name: string) => `/assets/${name}.js`;
const chunk = (name: string) => ({ module: file(name), imports: [file('libraries'), file('shop')] });

const manifest = {
  url: file('manifest'),
  entry: { imports: [file('libraries'), file('shop')] },
  routes: {
    root: { id: 'root', ...chunk('root') },
    'frames/shop-frame': { id: 'frames/shop-frame', ...chunk('shop-frame') },
    'sales/bag/bag.page': { id: 'sales/bag/bag.page', module: file('bag'), imports: [file('money'), file('shop')] },
  },
};

const files = startFiles(manifest, ['root', 'frames/shop-frame', 'sales/bag/bag.page']);

test('a page loads each file once, and none for the routes that are in the file of the entry', () => {
  expect(files.preloads).toEqual(['manifest-shop', 'libraries', 'shop', 'bag', 'money'].map(file));
});

test('the libraries, which run first where scripts wait, are known', () => {
  expect(files.libraries).toBe(file('libraries'));
});

test('the starter imports the entry and hands over the code of the page', () => {
  expect(starterOf(files).split('\n')).toEqual([
    'import "/assets/manifest-shop.js";',
    'import "/assets/libraries.js";',
    'import "/assets/shop.js";',
    'import * as route0 from "/assets/bag.js";',
    'window.__reactRouterRouteModules={"sales/bag/bag.page":route0};',
  ]);
});

test('only pages of the back office know its routes', () => {
  expect(startFiles(manifest, ['root', 'frames/admin-frame']).routes).toBe(file('manifest'));
  expect(files.routes).toBe(file('manifest-shop'));
});
