import { sql } from 'drizzle-orm';

/** As many statements are kept prepared on each connection; the shop's own, asked for over and over, are fewer. */
const most = 250;

/** So many texts that were met once are remembered before all of them are forgotten. */
const mostMetOnce = 1000;

const mark = '/* planned anew */';

/**
 * Put into a statement whose best plan depends on its values, as on the words of a search: planned once for all values
 * such a one was ten times slower among 100,000 products.
 */
export const plannedAnew = sql.raw(mark);

const names = new Map<string, string>();
let metOnce = new Set<string>();

/**
 * The name under which a statement is prepared, so that the server parses and plans it once for each connection. A text
 * that was not met before has none yet: what is asked for once, as with a list of unusual length, is not worth keeping.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= most || text.includes(mark)) return known;
  if (!metOnce.delete(text)) {
    if (metOnce.size >= mostMetOnce) metOnce = new Set();
    metOnce.add(text);
    return undefined;
  }
  const name = `percha${names.size + 1}`;
  names.set(text, name);
  return name;
}
