import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { startFiles } from '#web/core/hydration/start-files.ts';

/**
 * The size limit of a page, in gzipped bytes of all that the browser loads before the page works. Cards say instalments, which the
 * browser reckons by the bands of the shop's facts: 500 bytes of it. The routes of roles, own data and the newsletter are
 * 500, whose form at the foot comes late.
 */
export const budgets = { js: 137_660, css: 20_000 };

/**
 * Pages with a larger limit for their scripts: the bag prices deliveries, coupons and taxes and says what was promised of pre-orders, the page
 * of a coupon's link has its words, the catalogue filters by what the owner says of products, numbers by a range too.
 * The list of all routes is a part of each.
 */
const larger: Readonly<Record<string, number>> = {
  'sales/bag/bag.page': 143_080,
  'sales/bag/coupon.page': 139_890,
  'goods/products/catalogue.page': 138_160,
};

/** The pages where shoppers arrive. React Router names a route after its file in web/. */
const firstPages = /^(site\/home\/landing|goods\/products\/[\w-]+|sales\/bag\/[\w-]+)\.page$/;

/** Code that must not be in these pages, and a text of it that remains after minification. */
const foreign = {
  zod: '_zod',
  drizzle: 'drizzle:entityKind',
  pg: 'SASLInitialResponse',
  'pg-boss': 'pgboss',
  'the PDF writer': '%PDF-',
  'the editor of rich text': 'ProseMirror',
  "the server's settings": 'SANDBOX_CONTROL_TOKEN',
  'the tables of countries': 'Tierra del Fuego',
} as const;

// What is not named here stays, for the shorter list of routes (scripts/front-build/shop-routes.ts).
const chunk = z.looseObject({ module: z.string(), imports: z.array(z.string()), css: z.array(z.string()) });
const route = chunk.extend({ id: z.string(), parentId: z.string().optional(), path: z.string().optional() });
const manifest = z.looseObject({ entry: chunk, routes: z.record(z.string(), route), url: z.string() });

export type Manifest = z.infer<typeof manifest>;

type Route = z.infer<typeof route>;

/** A page and all files of its first visit, as addresses ('/assets/root.js'). */
export type PageFiles = { readonly id: string; readonly js: readonly string[]; readonly css: readonly string[] };

/** Reads React Router's client manifest: `window.__reactRouterManifest={...};`. */
export function readManifest(script: string): Manifest {
  return manifest.parse(JSON.parse(script.replace(/^[^{]*/, '').replace(/;?\s*$/, '')));
}

/** Returns the first pages with all files that they load at first, as the server requests them, and all their styles. */
export function pagesOf(build: Manifest): PageFiles[] {
  return Object.keys(build.routes)
    .filter((id) => firstPages.test(id))
    .map((id) => {
      const routes = withFrames(build, id);
      const files = startFiles(
        build,
        routes.map((one) => one.id),
      );
      const css = routes.flatMap((one) => one.css.map((address) => address.replace(/#.*$/, '')));
      return { id, js: files.preloads, css: [...new Set(css)] };
    });
}

/** The whole text of the entry's own file, which pages do not load: what it imports is the entry. */
const facade = /^import\s*"\.\/[\w-]+\.js";\s*$/;

/** Returns what is wrong with the entry's own file: with code in it no page would work. */
export function wrongEntry(code: string): string[] {
  return facade.test(code) ? [] : ['the entry has a file of its own, which no page loads: see startFiles'];
}

function withFrames(build: Manifest, id: string | undefined): Route[] {
  const found = id === undefined ? undefined : build.routes[id];
  return found === undefined ? [] : [...withFrames(build, found.parentId), found];
}

export type PageWeight = {
  readonly id: string;
  readonly js: number;
  readonly css: number;
  readonly wrong: readonly string[];
};

/**
 * Measures a page's files, which `read` returns, and reports budgets that are exceeded and code that does not belong.
 */
export async function weigh(page: PageFiles, read: (address: string) => Promise<Buffer>): Promise<PageWeight> {
  const js = await Promise.all(page.js.map(read));
  const css = await Promise.all(page.css.map(read));
  const weight = { js: gzipped(js), css: gzipped(css) };
  const limits = { ...budgets, js: larger[page.id] ?? budgets.js };
  const heavy = (['js', 'css'] as const).filter((kind) => weight[kind] > limits[kind]);
  const wrong = [
    ...heavy.map(
      (kind) =>
        `${page.id} loads ${weight[kind]} bytes of ${kind}, ${weight[kind] - limits[kind]} more than its budget`,
    ),
    ...js.flatMap((content, at) =>
      foreignIn(content.toString()).map((name) => `${page.id} loads ${name} in ${page.js[at]}`),
    ),
  ];
  return { id: page.id, ...weight, wrong };
}

function gzipped(files: readonly Buffer[]): number {
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
}

/** Returns the names of forbidden code in a chunk. */
export function foreignIn(code: string): string[] {
  return Object.entries(foreign).flatMap(([name, text]) => (code.includes(text) ? [name] : []));
}

/** Returns the files with the routes of the build in `folder`, one for each language: 'en-1a2b3c4d/manifest-5e6f7a8b.js'. */
async function manifestsIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'assets'), { recursive: true }).catch(() => []);
  return names.filter((name) => /(?:^|\/)manifest-\w+\.js$/.test(name));
}

/** Measures all first pages of the build in `folder`, in each language; undefined if there is no build. */
export async function weighBuild(folder: string): Promise<PageWeight[] | undefined> {
  const manifests = await manifestsIn(folder);
  if (manifests.length === 0) return undefined;
  const weights = await Promise.all(manifests.map((file) => weighLanguage(folder, file)));
  return weights.flat();
}

/** Measures the first pages of one language by its manifest. */
async function weighLanguage(folder: string, file: string): Promise<PageWeight[]> {
  const build = readManifest(await readFile(join(folder, 'assets', file), 'utf8'));
  const read = (address: string) => readFile(join(folder, address));
  const wrong = wrongEntry((await read(build.entry.module)).toString());
  const pages = await Promise.all(pagesOf(build).map((page) => weigh(page, read)));
  const language = dirname(file).replace(/-[0-9a-f]+$/, '');
  return pages.map((page) => ({ ...page, id: `${page.id} (${language})`, wrong: [...wrong, ...page.wrong] }));
}
