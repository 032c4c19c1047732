import type { Page } from '@playwright/test';

/**
 * Returns the targets of the current screen that are too small for a finger: less than 44 px in a dimension (WCAG 2.5.5),
 * and within a circle of 44 px around them there is another target or its circle (as in WCAG 2.5.8, which asks for
 * 24 px). Links within a sentence are exempt. A checkbox or radio button is as big as its label, the link of a row as big
 * as the row. What is visually hidden, and what a modal dialog or an open sheet covers, is left out. What stays in its place while
 * the page scrolls below it is near something else at each moment: it is compared with what stays too, and the page with itself
 * (e2e/walk/covered.ts finds what it hides for good).
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    const selector =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [tabindex="0"]';
    /** Inside of an element that is visually hidden: only assistive technology finds it. */
    const isClipped = (one: Element): boolean => {
      const around = one.parentElement;
      if (!around) return false;
      const { width, height } = around.getBoundingClientRect();
      return (width <= 1 && height <= 1 && getComputedStyle(around).overflow === 'hidden') || isClipped(around);
    };
    const isSeen = (one: Element) => {
      const { width, height } = one.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        one.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
        !isClipped(one)
      );
    };
    const boxOf = (one: Element) => {
      const around = one.matches('input') ? one.closest('label') : one.closest('[data-row]:has(> * > [data-row-link])');
      const isWhole = one.matches('input, [data-row-link]');
      return (isWhole && around ? around : one).getBoundingClientRect();
    };
    /** A link with text beside it on the same line of its paragraph. */
    const isInSentence = (one: Element) => {
      const around = one.parentElement;
      const isInline = getComputedStyle(one).display === 'inline';
      const words = (around?.textContent ?? '').trim().length - (one.textContent ?? '').trim().length;
      return one.matches('a') && isInline && words > 1;
    };
    const stays = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).position === 'fixed' || stays(one.parentElement));
    const top = [...document.querySelectorAll(':modal, :popover-open')].at(-1) ?? document;
    const targets = [...top.querySelectorAll(selector)]
      .filter((one) => isSeen(one) && one.closest('[inert]') === null && !one.matches('[tabindex="-1"], :disabled'))
      .map((one) => ({ one, box: boxOf(one), stays: stays(one) }));
    type Target = (typeof targets)[number];
    const isSmall = ({ box }: Target) => Math.round(box.width) < least || Math.round(box.height) < least;
    const centre = ({ box }: Target) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
    const distance = (from: Target, { box }: Target) => {
      const { x, y } = centre(from);
      return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    };
    const isCrowded = (small: Target) =>
      targets.some((other) => {
        if (other.one === small.one || other.stays !== small.stays) return false;
        if (other.one.contains(small.one) || small.one.contains(other.one)) return false;
        const [a, b] = [centre(small), centre(other)];
        return distance(small, other) < least / 2 || (isSmall(other) && Math.hypot(a.x - b.x, a.y - b.y) < least);
      });
    return targets
      .filter((target) => isSmall(target) && !isInSentence(target.one) && isCrowded(target))
      .map(({ one, box }) => {
        const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40);
        return `<${one.tagName.toLowerCase()}> ${name}: ${Math.round(box.width)} × ${Math.round(box.height)} px`;
      });
  });
}
