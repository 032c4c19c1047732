import type { Page } from '@playwright/test';
import { repeatedRows } from './inspection.ts';

/**
 * Returns what fixed and sticky elements cover on the current screen: headings, links and controls, by the boxes of their
 * lines, icons and fields. An element is covered if
 * - it still is after the focus came to it, or for a heading after it was scrolled into view, down and up the page;
 * - at the top of the page something that floats, not a bar over the whole width, lies on it;
 * - at the end of the page something that floats or a bar at the bottom lies on it: it cannot be scrolled free.
 *
 * With `isSample` it leaves out the repeated rows of lists.
 */
export async function covered(page: Page, { isSample = false } = {}): Promise<string[]> {
  return page.evaluate(
    async (leftOut) => {
      const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
      const isSeen = (one: Element) => {
        const { width, height } = one.getBoundingClientRect();
        return width > 1 && height > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      };
      const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isSeen);
      const floats = all.filter((one) => /fixed|sticky/.test(getComputedStyle(one).position));
      const isFixed = (one: Element) => getComputedStyle(one).position === 'fixed';
      const isBar = (one: Element) => !isFixed(one) || one.getBoundingClientRect().width > 0.9 * window.innerWidth;
      const targets = all.filter(
        (one) => one.matches(`${controls}, h1, h2, h3, h4, h5, h6`) && (leftOut === '' || !one.closest(leftOut)),
      );
      const found = new Set<string>();
      const named = (one: Element) =>
        `<${one.tagName.toLowerCase()}> ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}`;

      type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
      const common = (one: Box, other: Box): Box => ({
        left: Math.max(one.left, other.left),
        top: Math.max(one.top, other.top),
        right: Math.min(one.right, other.right),
        bottom: Math.min(one.bottom, other.bottom),
      });
      const isBox = ({ left, top, right, bottom }: Box) => right - left > 1 && bottom - top > 1;

      /** The lines of text, icons and fields of an element; of a link that is only a picture, its middle. */
      function boxesOf(target: HTMLElement): Box[] {
        const lines = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
        const boxes: Box[] = [];
        for (let line = lines.nextNode(); line; line = lines.nextNode()) {
          if (line.textContent?.trim() === '' || !line.parentElement || !isSeen(line.parentElement)) continue;
          const range = document.createRange();
          range.selectNodeContents(line);
          boxes.push(...range.getClientRects());
        }
        boxes.push(...[...target.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect()));
        const { left, right, top, bottom } = target.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        // The line of text in a field: the browser scrolls to the caret, not to the field's border.
        const half = Math.min(10, (bottom - top) / 2);
        if (target.matches('input, select, textarea')) boxes.push({ left, right, top: y - half, bottom: y + half });
        if (boxes.length > 0) return boxes;
        return [{ left: x - 12, right: x + 12, top: y - 12, bottom: y + 12 }];
      }

      /** The part of the window in which an element is not clipped by what it scrolls in. */
      function shownIn(target: Element): Box {
        let shown: Box = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
        for (let one = target.parentElement; one && one !== document.body; one = one.parentElement) {
          const { overflowX, overflowY, position } = getComputedStyle(one);
          if (`${overflowX}${overflowY}` !== 'visiblevisible') shown = common(shown, one.getBoundingClientRect());
          if (position === 'fixed') break;
        }
        return shown;
      }

      function look(target: HTMLElement, by: readonly HTMLElement[], when: string) {
        const over = by.filter((one) => !one.contains(target) && !target.contains(one));
        if (over.length === 0) return;
        const areas = over.map((one) => ({ one, area: one.getBoundingClientRect() }));
        for (const box of boxesOf(target)) {
          for (const { one, area } of areas) {
            const near = common(box, area);
            if (!isBox(near)) continue;
            const both = common(near, shownIn(target));
            if (!isBox(both)) continue;
            const top = document.elementFromPoint((both.left + both.right) / 2, (both.top + both.bottom) / 2);
            if (top && one.contains(top)) found.add(`${when}: ${named(target)} is below ${named(one)}`);
          }
        }
      }

      async function rest(place: 'top' | 'end') {
        const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        // The link that skips to the content is on top of the header while it has the focus.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        // A field that was left empty may get an error, which makes the page longer.
        await frames();
        window.scrollTo(0, place === 'top' ? 0 : document.documentElement.scrollHeight);
        await frames();
        // The header comes back some renderings after the scroll.
        const isBack = () => place === 'end' || !document.querySelector('[data-hidden]');
        for (let tries = 0; tries < 100 && !isBack(); tries += 1) await frames();
        await frames();
      }

      await rest('top');
      const floating = floats.filter((one) => !isBar(one));
      for (const target of targets) look(target, floating, 'at the top');
      const inFlow = targets.filter((target) => !floats.some((one) => isBar(one) && one.contains(target)));
      for (const [way, list] of [['down', inFlow] as const, ['up', inFlow.toReversed()] as const]) {
        for (const target of list) {
          // In a long text the browser shows the line with the caret.
          if (target.matches(controls) && !target.matches('textarea')) target.focus();
          if (document.activeElement !== target) target.scrollIntoView({ block: 'nearest' });
          look(target, floats, `with the focus, ${way}`);
        }
      }
      await rest('end');
      const isAtEnd = (one: Element) => one.getBoundingClientRect().bottom >= window.innerHeight - 1;
      const last = floats.filter((one) => !isBar(one) || isAtEnd(one));
      for (const target of targets) look(target, last, 'at the end');
      return [...found];
    },
    isSample ? repeatedRows.join() : '',
  );
}
