import { importedPath, placeOf } from './places.ts';
import type { Node, NodeOf } from './rule.ts';
import { nameOf } from './syntax.ts';

/** A table in a file: its exported name ('orders') and the feature that owns it ('orders'). */
export type Table = { readonly name: string; readonly owner: string };

/** The tables that a file imports from `.tables.ts` files, by their local names; filled while the file is visited. */
export class ImportedTables {
  readonly #tables = new Map<string, Table>();
  readonly #whole = new Map<string, string>();
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  read(declaration: NodeOf<'ImportDeclaration'>): void {
    const from = importedPath(this.#path, declaration.source.value);
    if (from === undefined || !from.endsWith('.tables.ts')) return;
    const owner = placeOf(from).part;
    for (const one of declaration.specifiers) {
      if (one.type === 'ImportSpecifier') this.#tables.set(one.local.name, { name: nameOf(one.imported) ?? '', owner });
      if (one.type === 'ImportNamespaceSpecifier') this.#whole.set(one.local.name, owner);
    }
  }

  /** Returns the table of an expression: `orders`, or `tables.orders` after `import * as tables`. */
  tableOf(node: Node | undefined): Table | undefined {
    if (node?.type === 'Identifier') return this.#tables.get(node.name);
    if (node?.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
    const owner = this.#whole.get(node.object.name);
    return owner === undefined ? undefined : { name: nameOf(node) ?? '', owner };
  }
}
