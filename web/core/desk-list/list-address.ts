import { backKey } from '../links/back-address.ts';

/** The query parameters of a page of a list. */
const ofPage = new Set(['after', 'before', 'page', 'index']);

/** Returns what a query asks a list for, without its page and empty values, so that queries can be compared and saved. */
export function viewOf(query: string): string {
  const kept = [...new URLSearchParams(query)].filter(
    ([name, value]) => !ofPage.has(name) && name !== backKey && value !== '',
  );
  const view = new URLSearchParams(kept);
  view.sort();
  return view.toString();
}

/** True if two queries show the same view of a list, perhaps on different pages. */
export function isSameView(one: string, other: string): boolean {
  return viewOf(one) === viewOf(other);
}

/**
 * Returns a list's address with some parameters changed, on its first page; '' removes a parameter. The way back to
 * another list stays.
 */
export function listAddress(
  path: string,
  query: string,
  changes: Readonly<Record<string, string | number | null>> = {},
): string {
  const changed = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name, value]) => !ofPage.has(name) && value !== ''),
  );
  for (const [name, value] of Object.entries(changes)) {
    if (value === '' || value === null) changed.delete(name);
    else changed.set(name, String(value));
  }
  const text = changed.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Returns the address of a view of the list that a query shows. */
export function viewAddress(path: string, query: string, view: string): string {
  return listAddress(path, view, { [backKey]: new URLSearchParams(query).get(backKey) });
}
