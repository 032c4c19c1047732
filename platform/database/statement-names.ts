import { sql } from 'drizzle-orm';

/** The maximum number of prepared statements on each connection; the shop repeats fewer. */
const most = 250;

/** The maximum number of texts seen once; beyond it the set is cleared. */
const mostSeenOnce = 1000;

const mark = '/* planned anew */';

/**
 * A comment for a statement whose best plan depends on its values, as with the words of a search, so it is not
 * prepared: with a generic plan such a statement was ten times slower among 100,000 products.
 */
export const plannedAnew = sql.raw(mark);

/**
 * Returns a function that names the prepared statement of a text, so that the server parses and plans it once for each
 * connection. It returns undefined for a text seen for the first time: a query that runs once, as with a list of unusual
 * length, is not worth preparing.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  let metOnce = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= most || text.includes(mark)) return known;
    if (!metOnce.delete(text)) {
      if (metOnce.size >= mostSeenOnce) metOnce = new Set();
      metOnce.add(text);
      return undefined;
    }
    const name = `percha${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
