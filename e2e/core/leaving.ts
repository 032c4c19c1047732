import type { Page } from '@playwright/test';

/**
 * Returns where a page in English leads to pages in Spanish: the addresses of its links, forms and frames that are the
 * shop's own but not below /en. Files and the API have no language, the link to the other language says its own, and links
 * in a text that is being edited lead nowhere.
 */
export function leavingEnglish(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = [
      ['a:not([lang], [contenteditable] *)', 'href'],
      ['form', 'action'],
      ['button', 'formaction'],
      ['iframe', 'src'],
    ] as const;
    const addresses = named.flatMap(([name, attribute]) =>
      [...document.querySelectorAll(`${name}[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? ''),
    );
    return addresses.filter((address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && !/^\/(?:en|media|assets|api)(?:\/|$)/.test(pathname);
    });
  });
}
