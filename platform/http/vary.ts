/** Adds a header of requests to those on which a response depends (RFC 9110, 12.5.5), unless it is named already. */
export function varyBy(headers: Headers, name: string): void {
  const named = headers.get('vary')?.split(/\s*,\s*/) ?? [];
  if (!named.includes(name)) headers.append('vary', name);
}
