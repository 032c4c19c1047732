import type { Page } from 'playwright-core';

/** A screen in a state, as the references show it. */
export type Scene = {
  /** The name of its files. */
  readonly name: string;
  readonly path: string;
  /** Brings the opened page into the state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** True to open it anew at each width, for a state that ends or looks otherwise when the window changes. */
  readonly isAnew?: boolean;
  /** What is photographed: the whole page, or what the window shows of it. */
  readonly view: 'page' | 'window';
};

/** Returns a scene of a whole page, named by its address. */
export function page(path: string, name = nameOf(path)): Scene {
  return { name, path, view: 'page' };
}

/** Returns a scene of a whole page that shows other pictures at some widths. */
export function pageByWidth(path: string, name = nameOf(path)): Scene {
  return { ...page(path, name), isAnew: true };
}

function nameOf(path: string): string {
  return path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '').toLowerCase() || 'landing';
}

type Act = NonNullable<Scene['act']>;

/** Returns a scene of a state that stays when the window changes its size. */
export function state(name: string, path: string, act: Act): Scene {
  return { name, path, act, view: 'window' };
}

/** Returns a scene of a state that each width has its own way to, or of its own look. */
export function stateByWidth(name: string, path: string, act: Act): Scene {
  return { ...state(name, path, act), isAnew: true };
}

/** Returns a scene of a whole page in a state. */
export function pageState(name: string, path: string, act: Act): Scene {
  return { ...state(name, path, act), view: 'page' };
}
