import { mkdtemp, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { writeShopRoutes } from './shop-routes.ts';

const code = { module: '/assets/a.js', imports: [], css: [], hasLoader: true, hasAction: false };

const manifest = {
  entry: { module: '/assets/entry.js', imports: [], css: [] },
  routes: {
    root: { id: 'root', path: '', ...code },
    'frames/shop-frame': { id: 'frames/shop-frame', parentId: 'root', ...code },
    'site/home/home-preview.page': {
      id: 'site/home/home-preview.page',
      parentId: 'frames/shop-frame',
      path: 'admin/home/preview',
      ...code,
    },
    'frames/admin-frame': { id: 'frames/admin-frame', parentId: 'root', ...code },
    creation: { id: 'creation', parentId: 'frames/admin-frame', path: 'creation', ...code },
    orders: { id: 'orders', parentId: 'frames/admin-frame', path: 'admin/orders', ...code },
    order: { id: 'order', parentId: 'orders', path: ':payment_id', ...code },
    finder: { id: 'finder', parentId: 'root', path: 'admin/find', ...code },
    'core/seo/robots.resource': { id: 'core/seo/robots.resource', parentId: 'root', path: 'robots.txt', ...code },
    logout: { id: 'logout', parentId: 'root', path: 'logout', ...code },
  },
  url: '/assets/manifest-1a.js',
  version: '1a',
};

test("the shop's list has no route of the back office nor of files, and all else as it was, but for what a route lacks", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-routes-'));
  try {
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets/manifest-1a.js'), `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
    await writeShopRoutes(folder);
    const script = await readFile(join(folder, 'assets/manifest-1a-shop.js'), 'utf8');
    const { root, logout } = manifest.routes;
    const kept = ['frames/shop-frame', 'site/home/home-preview.page'] as const;
    const routes = { root, ...Object.fromEntries(kept.map((id) => [id, manifest.routes[id]])), logout };
    expect(script).not.toMatch(/hasAction|"id":"root"/);
    const said = Object.fromEntries(Object.entries(routes).map(([id, { hasAction: _no, ...route }]) => [id, route]));
    const window = {};
    runInNewContext(script, { window });
    expect(window).toEqual({ __reactRouterManifest: { ...manifest, routes: said } });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a build without a list of routes fails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-routes-'));
  try {
    await mkdir(join(folder, 'assets'));
    await expect(writeShopRoutes(folder)).rejects.toThrow('no list of the routes');
  } finally {
    await rm(folder, { recursive: true });
  }
});
