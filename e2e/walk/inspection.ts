import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** The minified file: it is sent to the browser for each page. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Finding = {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
};

/** What is right is not described, which takes longer than finding what is wrong. */
const options = { resultTypes: ['violations'], selectors: false, preload: false };

/** All but the first five and last two rows of each list, which repeats its rows. */
export const repeatedRows = ['tr', 'li'].map((tag) => `${tag}:nth-of-type(n + 6):not(:nth-last-of-type(-n + 2))`);

/**
 * Returns the findings of axe for the current page: WCAG 2.2 A and AA and the best practices, contrast included. With
 * `isSample` it leaves out the repeated rows of lists, and it leaves out the rules of `without`.
 */
export async function violations(
  page: Page,
  { isSample = false, without = [] }: { readonly isSample?: boolean; readonly without?: readonly string[] } = {},
): Promise<string[]> {
  const where = isSample ? `{ exclude: ${JSON.stringify(repeatedRows)} }` : 'document';
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const settings = JSON.stringify({ ...options, rules });
  const found = await page.evaluate<{ violations: Finding[] }>(`${axe}; axe.run(${where}, ${settings})`);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 200)}`),
  );
}

/**
 * Returns what does not fit the window: a page that scrolls sideways, with the elements that overflow, and text that is
 * cut off without an ellipsis or a scrollbar.
 */
export async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    const isSeen = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const named = (one: Element) => `<${one.tagName.toLowerCase()} class="${one.getAttribute('class') ?? ''}">`;
    const all = [...document.body.querySelectorAll('*')].filter(isSeen);
    const scrolls = (one: Element | null): boolean =>
      one !== null &&
      one !== document.body &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    if (scrollWidth > clientWidth) {
      const out = all.filter(
        (one) => one.getBoundingClientRect().right > clientWidth + 1 && !scrolls(one.parentElement),
      );
      wrong.push(`${scrollWidth - clientWidth} px too wide: ${out.slice(-3).map(named).join(' ')}`);
    }
    for (const one of all) {
      const style = getComputedStyle(one);
      const ownText = [...one.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      const isCut = one.scrollWidth > one.clientWidth + 1 && /hidden|clip/.test(style.overflowX);
      const isForEyes = one.clientWidth > 1 && one.clientHeight > 1;
      if (ownText && isCut && isForEyes && style.textOverflow !== 'ellipsis') {
        wrong.push(`cut off: ${named(one)} ${one.textContent?.slice(0, 60)}`);
      }
    }
    return wrong;
  });
}
