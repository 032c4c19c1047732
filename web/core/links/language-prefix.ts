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
  return join(prefix, path);
}

/** Returns the address of a page in the second language of the shop. */
export function inOtherLanguage(path: string, language: string): string {
  return join(`/${language}`, path);
}

/** Returns an address without its language: '/bag' for '/en/bag'. */
export function withoutPrefix(path: string): string {
  if (prefix === '' || !path.startsWith(prefix)) return path;
  const rest = path.slice(prefix.length);
  if (rest === '' || /^[?#]/.test(rest)) return `/${rest}`;
  return rest.startsWith('/') ? rest : path;
}

/** True if a form is sent to an address. The router tells a form's address, `formAction`, with the language. */
export function isSentTo(path: string, formAction: string | undefined): boolean {
  return formAction !== undefined && withoutPrefix(formAction) === path;
}

/** The first page is '/en', not '/en/'. */
function join(before: string, path: string): string {
  return before === '' ? path : `${before}${path.replace(/^\/(?=$|[?#])/, '')}`;
}
