import type { Page } from '@playwright/test';

/** A screen in a state, which is inspected, and whose layout is compared with the one that is kept. */
export type Scene = {
  /** Its name among those of the same person. */
  readonly name: string;
  readonly path: string;
  /** Brings the opened page into the state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** The address that the act leads to, where it leads to another page. */
  readonly leadsTo?: string;
  /**
   * A whole page, which every run walks; the same page with other data, or a state of one after an act, which both
   * `npm run test:all` looks at.
   */
  readonly kind: 'page' | 'variant' | 'state';
};

type Act = NonNullable<Scene['act']>;

/** Returns a scene of a page, named by its address. */
export function page(path: string, name = nameOf(path)): Scene {
  return { name, path, kind: 'page' };
}

/** Returns a scene of a page that gives way to another one after a while, which it does not do here. */
export function briefPage(path: string): Scene {
  return {
    ...page(path),
    act: (here) =>
      here.evaluate(() => {
        // Its timers are among the last ones; the clock that stands counts them from a large number.
        const last = window.setTimeout(() => undefined);
        for (let id = last; id > last - 100; id -= 1) window.clearTimeout(id);
      }),
  };
}

/** Returns a scene of a page that another scene shows with other data. */
export function variant(path: string, name: string): Scene {
  return { name, path, kind: 'variant' };
}

/** Returns a scene of a page whose address is known only from another one, which the act follows: `leadsTo` is like it. */
export function pageBehind(name: string, path: string, leadsTo: string, act: Act): Scene {
  return { name, path, leadsTo, act, kind: 'page' };
}

/** The same of a page that another scene shows with other data. */
export function variantBehind(...behind: Parameters<typeof pageBehind>): Scene {
  return { ...pageBehind(...behind), kind: 'variant' };
}

/** Returns a scene of a state of a page. */
export function state(name: string, path: string, act: Act): Scene {
  return { name, path, act, kind: 'state' };
}

function nameOf(path: string): string {
  return path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '').toLowerCase() || 'landing';
}
