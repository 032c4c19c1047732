import type { Node, NodeOf } from './rule.ts';
import { nameOf } from './syntax.ts';

/** A statement that writes: `table` is the expression in its template, or undefined when the SQL has a literal name. */
export type SqlWrite = { readonly verb: 'insert' | 'update' | 'delete'; readonly table: Node | undefined };

/** `FOR UPDATE`, `FOR NO KEY UPDATE` and `DO UPDATE` are locks or belong to an insert; no table name follows. */
const writes =
  /\b(insert)\s+into\s+(\S+)|(?<!\bfor\s+(?:no\s+key\s+)?|\bdo\s+)\b(update)\s+(\S+)|\b(delete)\s+from\s+(\S+)/giu;

const verbs = { insert: 'insert', update: 'update', delete: 'delete' } as const;

function isVerb(word: string): word is keyof typeof verbs {
  return Object.hasOwn(verbs, word);
}

/** Returns the writes of a `sql` template or of a text passed to `query()`. */
export function sqlWrites(node: NodeOf<'TaggedTemplateExpression'> | NodeOf<'CallExpression'>): SqlWrite[] {
  const text = node.type === 'CallExpression' ? queryText(node) : taggedText(node);
  if (text === undefined) return [];
  return [...text.sql.matchAll(writes)].flatMap((match) => {
    const verb = (match[1] ?? match[3] ?? match[5] ?? '').toLowerCase();
    const place = /^\$\{(\d+)\}/.exec(match[2] ?? match[4] ?? match[6] ?? '');
    return isVerb(verb) ? [{ verb: verbs[verb], table: text.places[Number(place?.[1] ?? -1)] }] : [];
  });
}

type Text = { readonly sql: string; readonly places: readonly Node[] };

function taggedText(node: NodeOf<'TaggedTemplateExpression'>): Text | undefined {
  return nameOf(node.tag) === 'sql' ? templateText(node.quasi) : undefined;
}

function queryText(node: NodeOf<'CallExpression'>): Text | undefined {
  const [first] = node.arguments;
  if (nameOf(node.callee) !== 'query' || first === undefined) return undefined;
  if (first.type === 'TemplateLiteral') return templateText(first);
  return first.type === 'Literal' && typeof first.value === 'string' ? { sql: first.value, places: [] } : undefined;
}

/** Returns the template's text with `${0}`, `${1}`, ... in place of its expressions. */
function templateText(template: NodeOf<'TemplateLiteral'>): Text {
  const sql = template.quasis.map((quasi, at) => (at === 0 ? '' : `\${${at - 1}}`) + quasi.value.raw).join('');
  return { sql, places: template.expressions };
}
