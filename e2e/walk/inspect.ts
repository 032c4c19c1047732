import { readFileSync, writeFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { layoutDifferences } from './compare-layouts.ts';
import { isUpdate } from './inspected.ts';
import { misfits, violations } from './inspection.ts';
import { layoutOf, readLayout, written } from './layout.ts';
import { invalidDocument } from './markup.ts';
import { smallTargets } from './targets.ts';

const folder = join(import.meta.dirname, 'layouts');

/** Said once beside the differences of a layout. */
const advice = 'If the screen is meant to look so: npm run layouts, and commit e2e/walk/layouts.';

/** `smallTargets` asks for more on phones. */
const ofTargets = ['target-size'];

/**
 * Returns all that is wrong with the present screen, one sentence each: its markup, title and headings, what does not fit
 * the window, what crowds its controls, what assistive technology cannot use, and what is not where its kept layout says.
 * `isAgain` says that the page was inspected before, in an earlier run exactly as it is, or in this one at another width: its
 * colours and markup are the same, and what its controls are called is in its layout, so that axe does not look again,
 * which takes as long as all else.
 * `npm run test:all` does, at other widths of both layouts, and looks at the repeated rows of lists too.
 */
export async function findings(
  page: Page,
  layout: string,
  info: Pick<TestInfo, 'config'>,
  isAgain = false,
): Promise<string[]> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 700;
  const without = isPhone ? ofTargets : [];
  return [
    ...(await layoutFaults(page, layout, info)),
    ...(await headless(page)),
    ...(await misfits(page)),
    ...(isAgain ? [] : await violations(page, { isSample: true, without })),
    ...(isAgain ? [] : await invalidDocument(await page.content())),
    ...(isPhone ? await smallTargets(page) : []),
  ];
}

async function headless(page: Page): Promise<string[]> {
  const { title, headings } = await page.evaluate(() => {
    // What a modal dialog covers is not there for anybody.
    const isInDialog = (one: Element) => one.closest(':modal') !== null;
    const all = [...document.querySelectorAll('h1')];
    const inDialog = all.filter(isInDialog).length;
    return { title: document.title, headings: [inDialog, all.length - inDialog] };
  });
  return [
    ...(title.trim() === '' ? ['the page has no title'] : []),
    ...(Math.max(...headings) === 1 ? [] : [`the page has ${headings.join(' and ')} headings of the first level`]),
  ];
}

async function layoutFaults(page: Page, name: string, { config }: Pick<TestInfo, 'config'>): Promise<string[]> {
  const file = join(folder, `${name}.txt`);
  const seen = await layoutOf(page);
  const isKept = existsSync(file);
  if (isUpdate({ config }) || !isKept) {
    keepUnlessSame(file, seen);
    return isKept || config.updateSnapshots !== 'missing' ? [] : [`had no layout; it is kept now: ${file}`];
  }
  const different = layoutDifferences(readLayout(readFileSync(file, 'utf8')), seen);
  return different.length === 0 ? [] : [...different.slice(0, 12), advice];
}

/** A kept layout that differs only by what browsers round stays as it is, so that a change shows what changed. */
function keepUnlessSame(file: string, seen: Awaited<ReturnType<typeof layoutOf>>): void {
  if (existsSync(file) && layoutDifferences(readLayout(readFileSync(file, 'utf8')), seen).length === 0) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, written(seen));
}
