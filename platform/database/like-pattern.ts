/** Escapes %, _ and backslashes, so that LIKE matches the text literally (PostgreSQL, 9.7.1). */
export function escapedForLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
