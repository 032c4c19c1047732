import { describe, expect, test } from 'vitest';
import type { Manifest } from './client-bundle.ts';
import { strayModules } from './stray-modules.ts';
import type { Chunks } from './stray-modules.ts';

const at = (name: string) => ({ module: `/assets/en-1a2b3c4d/${name}.js`, imports: [], css: [] });

const manifest: Manifest = {
  url: '/assets/en-1a2b3c4d/manifest-1.js',
  entry: { ...at('entry'), imports: ['/assets/en-1a2b3c4d/shop.js'] },
  routes: {
    root: { id: 'root', ...at('root') },
    'frames/shop-frame': { id: 'frames/shop-frame', parentId: 'root', ...at('frame') },
    'site/home/landing.page': { id: 'site/home/landing.page', parentId: 'frames/shop-frame', ...at('landing') },
    'frames/admin-frame': { id: 'frames/admin-frame', parentId: 'root', path: 'admin', ...at('admin') },
    'site/home-desk/home-desk.admin': {
      id: 'site/home-desk/home-desk.admin',
      parentId: 'frames/admin-frame',
      ...at('desk'),
    },
  },
};

const chunks: Chunks = {
  'assets/shop.js': { modules: ['web/entry.client.tsx', 'contract/core/countries/currency.ts'], loads: [] },
  'assets/landing.js': { modules: ['web/site/home/landing.page.tsx'], loads: ['assets/later.js'] },
  'assets/later.js': { modules: ['web/site/home/later-blocks.tsx'], loads: ['assets/landing.js'] },
  'assets/desk.js': { modules: ['web/site/home-desk/home-desk.admin.tsx'], loads: ['assets/editor.js'] },
  'assets/editor.js': { modules: ['node_modules/prosemirror-model/dist/index.js'], loads: [] },
};

/** Returns the build with one more module in a file. */
const withModule = (file: string, path: string): Chunks => ({
  ...chunks,
  [file]: { modules: [...(chunks[file]?.modules ?? []), path], loads: chunks[file]?.loads ?? [] },
});

describe('OWN-4 blocks ship no editor code to shoppers', () => {
  test('pages of the back office may load it', () => {
    expect(strayModules(manifest, chunks)).toEqual([]);
  });

  test.each([
    ['the editor of rich text', 'node_modules/prosemirror-view/dist/index.js'],
    ['the editor of rich text', 'node_modules/@tiptap/core/dist/index.js'],
    ['the editor of rich text', 'web/core/rich-text/page-tools.tsx'],
    ['a page of the back office', 'web/site/home-desk/use-reorder.ts'],
    ['a page of the back office', 'web/site/page-desk/page-words.ts'],
    ['a page of the back office', 'web/site/menu-desk/sortable.tsx'],
    ['a page of the back office', 'web/core/desk-list/desk-list.tsx'],
    ['a page of the back office', 'web/office/people-desk/profile.admin.tsx'],
    ['the tables of countries', 'contract/core/countries/countries.ts'],
    ['the tables of countries', 'contract/core/countries/cl.ts'],
    ['the tables of countries', 'contract/core/countries/mx-ids.ts'],
  ])('%s is refused in what a page loads at first and later: %s', (what, path) => {
    expect(strayModules(manifest, withModule('assets/landing.js', path))).toEqual([
      `site/home/landing.page loads ${what}: ${path}`,
    ]);
    expect(strayModules(manifest, withModule('assets/later.js', path))).toEqual([
      `site/home/landing.page loads ${what}: ${path}`,
    ]);
  });

  test('what every page loads is examined too', () => {
    const found = strayModules(manifest, withModule('assets/shop.js', 'web/site/menu-desk/sortable.tsx'));
    expect(found).toContain('root loads a page of the back office: web/site/menu-desk/sortable.tsx');
  });

  test('what pages need of a country is no table', () => {
    const own = ['country', 'currency-word', 'personal-id-names', 'default-country', 'label-formats'];
    for (const name of own) {
      expect(strayModules(manifest, withModule('assets/landing.js', `contract/core/countries/${name}.ts`))).toEqual([]);
    }
  });
});
