import type { Fact } from '../fact.ts';
import { ImportedTables } from '../imported-tables.ts';
import { isServerCore, isTooling, placeOf } from '../places.ts';
import type { Node, NodeOf } from '../rule.ts';
import { sqlWrites } from '../sql-writes.ts';
import { nameOf } from '../syntax.ts';

const writing = new Set(['insert', 'update', 'delete']);

/**
 * Each feature writes only its own tables; demo fills all of them. SQL with a literal table name hides the owner, so
 * only the platform and the server's core may use it, which have tables without a feature.
 */
export const tableOwners: Fact = {
  law: 'only the feature that owns a table writes it; call its .service.ts',
  governs: (path) => !isTooling(path) && placeOf(path).room !== 'demo',
  watch(path, found) {
    const tables = new ImportedTables(path);
    const feature = placeOf(path).part;
    const maySpellOut = isServerCore(placeOf(path)) || placeOf(path).room === 'platform';

    function judge(node: Node, target: Node | undefined) {
      const table = tables.tableOf(target);
      if (table !== undefined && table.owner !== feature) found(node, `${table.name} is of ${table.owner}`);
    }

    function judgeSql(node: NodeOf<'TaggedTemplateExpression'> | NodeOf<'CallExpression'>) {
      for (const { verb, table } of sqlWrites(node)) {
        judge(node, table);
        if (table === undefined && !maySpellOut) {
          found(node, `${verb} through the table object, so that its owner shows`);
        }
      }
    }

    return {
      ImportDeclaration: (node: NodeOf<'ImportDeclaration'>) => tables.read(node),
      TaggedTemplateExpression: judgeSql,
      CallExpression(node: NodeOf<'CallExpression'>) {
        if (writing.has(nameOf(node.callee) ?? '')) judge(node, node.arguments[0]);
        judgeSql(node);
      },
    };
  },
};
