import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withConstants } from './unused-router-parts.ts';

const top = join(import.meta.dirname, '../..');
const web = join(top, 'web');
const router = join(top, 'node_modules/react-router/dist/production/lib');

test.each([
  'router/router.js',
  'dom/ssr/routes.js',
  'dom/ssr/components.js',
  'dom/ssr/routeModules.js',
  'components.js',
])('%s of the installed router has the expressions that are constant', async (file) => {
  const code = await readFile(join(router, file), 'utf8');
  const without = withConstants(file, code);
  expect(without.length).toBeLessThan(code.length);
  expect(without).not.toMatch(/init\.instrumentations|createElement\(RemixRootDefault|= useIsRSC|return useIsRSC/);
  expect(without).not.toMatch(/= useKeyedPrefetchLinks\(|location\.reload\(|prefetchStyleLinks\(|prefetchRouteCss\(/);
});

test('a router that has no such expression is noticed, and other files stay as they are', () => {
  expect(() => withConstants('router/router.js', 'go(options.routes)')).toThrow('router/router.js');
  expect(withConstants('hooks.js', 'go(init.instrumentations)')).toBe('go(init.instrumentations)');
});

test("the shop's router and root are as the constants say", async () => {
  const made = await readFile(join(web, 'core/requests/client-router.tsx'), 'utf8');
  expect(made).not.toMatch(/instrumentations|patchRoutesOnNavigation/);
  const root = await readFile(join(web, 'root.tsx'), 'utf8');
  expect(root).toContain('export function ErrorBoundary');
  expect(root).not.toContain('HydrateFallback');
  const pages = (await readdir(web, { recursive: true })).filter((file) => file.endsWith('.tsx'));
  const unused = /\bviewTransition\b|export (?:const|function) links\b/;
  for (const file of pages) expect(await readFile(join(web, file), 'utf8')).not.toMatch(unused);
});
