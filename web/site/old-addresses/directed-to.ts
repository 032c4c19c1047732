/** Returns what was typed as an address within the shop: a whole address that was copied from the browser loses its origin. */
export function directedTo(typed: string, origin: string): string {
  const text = typed.trim();
  return text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
}
