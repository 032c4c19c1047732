import type { Page } from '@playwright/test';

/** One visible element, as a line of a kept layout says it: what it is, and where, in px. */
export type Element = {
  /** Its tag and its text or name: `h1 "Mi bolsa"`. */
  readonly words: string;
  /** From the left edge of the page. */
  readonly left: number;
  /** How far its top is below that of the element before: an element that comes or goes changes one line only. */
  readonly below: number;
  readonly width: number;
  readonly height: number;
};

export type Layout = {
  /** The height of the whole page. */
  readonly height: number;
  readonly elements: readonly Element[];
};

/** How many elements of a page are kept: below them, a list only repeats its rows. Those of an open dialog or menu are kept all. */
const most = 160;

/** Returns what the page shows: its texts, controls and pictures with their boxes, in the order of the document. */
export async function layoutOf(page: Page): Promise<Layout> {
  return page.evaluate((limit) => {
    const standing = 'a[href], button, input:not([type=hidden]), select, textarea, img, iframe, video, [role=img]';
    const isSeen = (one: globalThis.Element) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 1 && height > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const ownText = (one: globalThis.Element) =>
      [...one.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')).join(' ');
    const nameOf = (one: globalThis.Element) =>
      ownText(one).trim() || (one.getAttribute('aria-label') ?? one.getAttribute('alt') ?? '');
    const wordsOf = (one: globalThis.Element) => nameOf(one).replaceAll(/\s+/g, ' ').trim().slice(0, 60);
    const all = [...document.body.querySelectorAll('*')].filter(
      (one) => (one.matches(standing) || ownText(one).trim() !== '') && isSeen(one) && !one.matches('option, script'),
    );
    const kept = all.filter((one, place) => place < limit || one.closest(':modal, :popover-open') !== null);
    let before = 0;
    const elements = kept.map((one) => {
      const box = one.getBoundingClientRect();
      const top = Math.round(box.top + scrollY);
      const below = top - before;
      before = top;
      return {
        words: `${one.tagName.toLowerCase()} "${wordsOf(one)}"`,
        left: Math.round(box.left),
        below,
        width: Math.round(box.width),
        height: Math.round(box.height),
      };
    });
    return { height: document.documentElement.scrollHeight, elements };
  }, most);
}

/** Returns a layout as text, a line for each element: `h1 "Mi bolsa" | 20 +48 | 350 x 40`. */
export function written({ height, elements }: Layout): string {
  const lines = elements.map(
    ({ words, left, below, width, height: own }) =>
      `${words} | ${left} ${below < 0 ? below : `+${below}`} | ${width} x ${own}`,
  );
  return `${[`height ${height}`, ...lines].join('\n')}\n`;
}

const line = /^(?<words>.*) \| (?<left>-?\d+) (?<below>[+-]\d+) \| (?<width>\d+) x (?<height>\d+)$/;

/** Reads what `written` wrote. */
export function readLayout(text: string): Layout {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const elements = lines.map((one) => {
    const { words = '', left, below, width, height } = line.exec(one)?.groups ?? {};
    return { words, left: Number(left), below: Number(below), width: Number(width), height: Number(height) };
  });
  return { height: Number(first.replace('height ', '')), elements };
}
