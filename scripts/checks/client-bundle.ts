import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

/** What a page may weigh on the wire, in gzipped bytes of all that the browser loads before it works. */
export const budgets = { js: 140_000, css: 20_000 };

/** The pages where shoppers start. React Router names a route after its file in web/. */
const firstPages = /^(landing|catalogue|bag)\/[\w-]+\.page$/;

/** What must not travel to these pages, and a text of it that outlives minification. */
const foreign = {
  zod: '_zod',
  drizzle: 'drizzle:entityKind',
  pg: 'SASLInitialResponse',
  'pg-boss': 'pgboss',
  'the PDF writer': '%PDF-',
  "the server's settings": 'MP_ACCESS_TOKEN',
} as const;

const chunk = z.object({ module: z.string(), imports: z.array(z.string()), css: z.array(z.string()) });
const route = chunk.extend({ id: z.string(), parentId: z.string().optional() });
const manifest = z.object({ entry: chunk, routes: z.record(z.string(), route), url: z.string() });

type Manifest = z.infer<typeof manifest>;

/** A page and all files that its first visit loads, as addresses ('/assets/root.js'). */
export type PageFiles = { readonly id: string; readonly js: readonly string[]; readonly css: readonly string[] };

/** Reads React Router's client manifest: `window.__reactRouterManifest={...};`. */
export function readManifest(script: string): Manifest {
  return manifest.parse(JSON.parse(script.replace(/^[^{]*/, '').replace(/;?\s*$/, '')));
}

/** The first pages with their closures: the entry, every frame around the page, the page, and what these import. */
export function pagesOf(build: Manifest): PageFiles[] {
  return Object.keys(build.routes)
    .filter((id) => firstPages.test(id))
    .map((id) => {
      const chunks = [build.entry, ...withFrames(build, id)];
      const js = [build.url, ...chunks.flatMap((one) => [one.module, ...one.imports])];
      const css = chunks.flatMap((one) => one.css.map((address) => address.replace(/#.*$/, '')));
      return { id, js: [...new Set(js)], css: [...new Set(css)] };
    });
}

function withFrames(build: Manifest, id: string | undefined): Manifest['entry'][] {
  const found = id === undefined ? undefined : build.routes[id];
  return found === undefined ? [] : [...withFrames(build, found.parentId), found];
}

export type PageWeight = {
  readonly id: string;
  readonly js: number;
  readonly css: number;
  readonly wrong: readonly string[];
};

/** Weighs a page's files, whose content `read` gives, and says what is over budget and what does not belong. */
export async function weigh(page: PageFiles, read: (address: string) => Promise<Buffer>): Promise<PageWeight> {
  const js = await Promise.all(page.js.map(read));
  const css = await Promise.all(page.css.map(read));
  const weight = { js: gzipped(js), css: gzipped(css) };
  const heavy = (['js', 'css'] as const).filter((kind) => weight[kind] > budgets[kind]);
  const wrong = [
    ...heavy.map(
      (kind) =>
        `${page.id} loads ${weight[kind]} bytes of ${kind}, ${weight[kind] - budgets[kind]} more than its budget`,
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

/** The names of what a chunk contains and must not. */
export function foreignIn(code: string): string[] {
  return Object.entries(foreign).flatMap(([name, text]) => (code.includes(text) ? [name] : []));
}

/** The weights of all first pages of a build in `folder`, or undefined when nothing was built there. */
export async function weighBuild(folder: string): Promise<PageWeight[] | undefined> {
  const assets = await readdir(join(folder, 'assets')).catch(() => []);
  const file = assets.find((name) => /^manifest-\w+\.js$/.test(name));
  if (file === undefined) return undefined;
  const build = readManifest(await readFile(join(folder, 'assets', file), 'utf8'));
  return Promise.all(pagesOf(build).map((page) => weigh(page, (address) => readFile(join(folder, address)))));
}
