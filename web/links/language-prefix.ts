/*
 * The second language of a shop stands in front of its addresses: '/en/home'. React Router adds it to its own links,
 * forms and redirects (`basename`), and takes it from the addresses that it tells components. This is for addresses that
 * do not pass through it: those of plain links and forms, of requests, of the window and of pending navigations.
 */

let prefix = '';

/** Sets what stands in front of this page's addresses: '/en', or '' for the shop's own language. */
export function setPrefix(next: string): void {
  prefix = next;
}

/** Returns the address of a page in the language of this one: '/en/bag' for '/bag'. */
export function withPrefix(path: string): string {
  return path === '/' && prefix !== '' ? prefix : `${prefix}${path}`;
}

/** Returns a path without its language: '/bag' for '/en/bag'. */
export function withoutPrefix(path: string): string {
  if (prefix === '' || (path !== prefix && !path.startsWith(`${prefix}/`))) return path;
  return path.slice(prefix.length) || '/';
}
