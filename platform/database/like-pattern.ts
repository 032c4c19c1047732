/** A text as LIKE finds it and nothing else: its %, _ and backslashes are letters (PostgreSQL, 9.7.1). */
export function escapedForLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
