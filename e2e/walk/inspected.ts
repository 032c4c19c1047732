import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';

/** A line for each screen that was inspected and found right: its name, and the fingerprint of what was inspected. */
const file = join(import.meta.dirname, 'inspected.txt');

/** What the workers of the present run found right, a file for each screen. */
const found = join(import.meta.dirname, '../../.cache/inspected');

/** What decides what an inspection finds, beside the page. */
const inspectors = [
  'covered.ts',
  'inspection.ts',
  'markup.ts',
  'settle.ts',
  'pages.walk.spec.ts',
  '../../test/markup.ts',
].map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));

/** The versions of the libraries that inspect. */
const versions = ['axe-core', 'html-validate'].map((name) => {
  const { version }: { version: string } = createRequire(import.meta.url)(`${name}/package.json`);
  return `${name} ${version}`;
});

const kept: ReadonlyMap<string, string> = new Map(existsSync(file) ? readLines(readFileSync(file, 'utf8')) : []);

/** True where the run writes anew what it compares the pages with. */
export function isUpdate({ config }: Pick<TestInfo, 'config'>): boolean {
  return config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
}

/** Returns the fingerprint of the present screen, in which the shop's address is always the same one: each run has another port. */
export async function fingerprint(page: Page): Promise<string> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const own = (await page.content()).replaceAll(new URL(page.url()).origin, 'http://shop');
  return fingerprintOf(own, `${width} x ${height}`);
}

/**
 * Returns the fingerprint of a document in a window: of its elements and style sheets, which are a part of it, without its
 * scripts, and of the inspectors.
 */
export function fingerprintOf(html: string, size: string): string {
  const all = [withoutChance(html), size, ...inspectors, ...versions].join('\0');
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

/**
 * True if exactly this screen was inspected before and found right, so that to inspect it again finds the same, which
 * takes as long as to open it. `npm run test:all` (INSPECT_ALL=1) and `npm run layouts` inspect all.
 */
export function wasInspected(screen: string, mark: string, info: Pick<TestInfo, 'config'>): boolean {
  return process.env['INSPECT_ALL'] === undefined && !isUpdate(info) && kept.get(screen) === mark;
}

/** Notes that a screen was inspected and found right, in a run that writes anew what it compares with. */
export function noteInspected(screen: string, mark: string, info: Pick<TestInfo, 'config'>): void {
  if (!isUpdate(info)) return;
  mkdirSync(found, { recursive: true });
  writeFileSync(join(found, screen), mark);
}

/** Begins a run: what an earlier one left is not of this one. */
export function forgetInspected(): void {
  rmSync(found, { recursive: true, force: true });
}

/** Ends a run: keeps what its workers noted, for the `screens` that there are. */
export function keepInspected(screens: readonly string[]): void {
  if (!existsSync(found)) return;
  const now = new Map([
    ...kept,
    ...readdirSync(found).map((one) => [one, readFileSync(join(found, one), 'utf8')] as const),
  ]);
  const lines = screens.toSorted().flatMap((one) => (now.has(one) ? [`${one} ${now.get(one)}`] : []));
  writeFileSync(file, `${lines.join('\n')}\n`);
  forgetInspected();
}

function readLines(text: string): (readonly [string, string])[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [screen = '', mark = ''] = line.split(' ');
      return [screen, mark] as const;
    });
}

/**
 * Returns a document without what differs from one run to the next: the names of the scripts' files, which change with each change of
 * any of them, and what the root element says of when the fonts came.
 */
function withoutChance(html: string): string {
  return html
    .replace(/<html\b[^>]*>/, (root) => root.replaceAll(/\sdata-faces(-late)?=""/g, ''))
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');
}
