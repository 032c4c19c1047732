/** A query of search words, as PostgreSQL made it of a text. */
export type QueryTree =
  | { readonly kind: 'word'; readonly word: string; readonly isBeginning: boolean; readonly isInName: boolean }
  | { readonly kind: 'all' | 'some'; readonly parts: readonly QueryTree[] };

/** A quoted word with its marks, a bracket, or an operator (tsquery's output). */
const token = /'((?:[^'\\]|''|\\.)*)'(?::(\*?[ABCD]*))?|[()&|]|<(?:-|\d+)>/g;

/**
 * Returns the tree of a query in PostgreSQL's words: `'camis':*A & ( 'negr' | 'black' )`; undefined for an empty one, which
 * finds nothing. Words in a row (`<->`), which one word of signs can become, count as all of them.
 */
export function parseQuery(text: string): QueryTree | undefined {
  const tokens = [...text.matchAll(token)];
  let at = 0;
  const peek = () => tokens[at]?.[0];

  const one = (): QueryTree | undefined => {
    const [sign, word, marks = ''] = tokens[at] ?? [];
    at += 1;
    if (word === undefined) {
      if (sign !== '(') return undefined;
      const inner = some();
      at += 1;
      return inner;
    }
    const plain = word.replaceAll(/''|\\(.)/g, (escaped, letter: string | undefined) => letter ?? escaped.slice(1));
    return { kind: 'word', word: plain, isBeginning: marks.includes('*'), isInName: marks.includes('A') };
  };
  const joined = (kind: 'all' | 'some', next: () => QueryTree | undefined, isSign: (sign: string) => boolean) => {
    const parts = [next()];
    while (isSign(peek() ?? '')) {
      at += 1;
      parts.push(next());
    }
    const there = parts.filter((part) => part !== undefined);
    return there.length > 1 ? { kind, parts: there } : there[0];
  };
  const all = () => joined('all', one, (sign) => sign === '&' || sign.startsWith('<'));
  const some = (): QueryTree | undefined => joined('some', all, (sign) => sign === '|');
  return some();
}
