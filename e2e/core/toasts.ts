import { expect, type Page } from '@playwright/test';

/** The toasts of a page, not those in a dialog. */
const toasts = 'output.fixed';

/**
 * Waits for a toast, and returns what it covers: bars that stay in the window, what has the focus, and the control that
 * was pressed for it.
 */
export async function coveredByToast(page: Page, message: string, pressed?: string): Promise<string[]> {
  const toast = page.locator(`${toasts} > *`).filter({ hasText: message }).first();
  await toast.waitFor();
  // It takes its place when the code for that has arrived.
  await page.locator(`${toasts}[style]`).waitFor();
  return toast.evaluate((one, control) => {
    const own = one.getBoundingClientRect();
    const isBar = (other: Element) => /fixed|sticky/.test(getComputedStyle(other).position);
    const isSeen = (other: Element) =>
      other.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      other.getBoundingClientRect().height > 1;
    const isConcerned = (other: Element) =>
      isBar(other) || other === document.activeElement || (control !== undefined && other.matches(control));
    return [...document.body.querySelectorAll('*')]
      .filter((other) => !one.parentElement?.contains(other) && isSeen(other) && isConcerned(other))
      .filter((other) => other !== document.body && !other.matches('h1, h2, [tabindex="-1"]'))
      .filter((other) => {
        const box = other.getBoundingClientRect();
        return box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top;
      })
      .map((other) => `<${other.tagName.toLowerCase()}> ${(other.textContent ?? '').trim().slice(0, 40)}`);
  }, pressed);
}

/** Waits for an error, and expects that it is said once where it can be seen, and in no toast. */
export async function expectOnce(page: Page, message: string): Promise<void> {
  expect(await saidWhere(page, message)).toBe('beside 1, toasts 0');
}

/** Expects the same of an error, and that it describes a field that is marked as wrong. */
export async function expectBeside(page: Page, message: string): Promise<void> {
  await expectOnce(page, message);
  const isMarked = await page.evaluate(
    (words) =>
      [...document.querySelectorAll('[aria-invalid="true"]')].some((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .some((id) => document.getElementById(id)?.textContent?.includes(words)),
      ),
    message,
  );
  expect(isMarked).toBe(true);
}

async function saidWhere(page: Page, message: string): Promise<string> {
  await page.getByText(message).filter({ visible: true }).first().waitFor();
  return page.evaluate((words) => {
    const isSeen = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const lines = [...document.body.querySelectorAll('*')].filter(
      (one) =>
        isSeen(one) &&
        [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(words)),
    );
    const inToasts = lines.filter((one) => one.closest('output') !== null);
    return `beside ${lines.length - inToasts.length}, toasts ${inToasts.length}`;
  }, message);
}
