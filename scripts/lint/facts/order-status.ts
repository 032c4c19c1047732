import type { Fact } from '../fact.ts';
import { ImportedTables } from '../imported-tables.ts';
import { isTooling, placeOf } from '../places.ts';
import type { Node, NodeOf } from '../rule.ts';
import { sqlWrites } from '../sql-writes.ts';
import { nameOf, receiverOf } from '../syntax.ts';

const mover = 'server/sales/orders/advance-order.ts';
const maker = 'server/sales/orders/place-order.ts';

/** Drizzle: `db.update(orders).set({ status })` and `db.insert(orders).values({ status })`. */
const stepOf: Readonly<Record<string, string>> = { set: 'update', values: 'insert' };

/** One file changes an order's status; it also writes the history and returns the stock. */
export const orderStatus: Fact = {
  law: `an order's status is moved only by ${mover}, and first set by ${maker}`,
  governs: (path) => path !== mover && !isTooling(path) && placeOf(path).room === 'server',
  watch(path, found) {
    const tables = new ImportedTables(path);
    const isOrders = (node: Node | undefined) => tables.tableOf(node)?.name === 'orders';

    return {
      ImportDeclaration: (node: NodeOf<'ImportDeclaration'>) => tables.read(node),
      TaggedTemplateExpression(node: NodeOf<'TaggedTemplateExpression'>) {
        const update = sqlWrites(node).find((write) => write.verb === 'update' && isOrders(write.table));
        if (update !== undefined && /\bset\b.*\bstatus\b.*=|\$\{\w+\.status\}\s*=/is.test(setClause(node))) found(node);
      },
      CallExpression(node: NodeOf<'CallExpression'>) {
        const step = stepOf[nameOf(node.callee) ?? ''];
        const receiver = receiverOf(node);
        if (step === undefined || receiver?.type !== 'CallExpression' || nameOf(receiver.callee) !== step) return;
        if (!isOrders(receiver.arguments[0]) || (step === 'insert' && path === maker)) return;
        if (node.arguments.some(mayHoldStatus)) found(node);
      },
    };
  },
};

/** Returns the SET clause of a template: its text up to the condition. */
function setClause(node: NodeOf<'TaggedTemplateExpression'>): string {
  const text = node.quasi.quasis.map((quasi) => quasi.value.raw).join('${}');
  return text.split(/\bwhere\b/i)[0] ?? '';
}

/** True unless an object literal has neither a status nor a spread; any other expression might contain one. */
function mayHoldStatus(changes: Node): boolean {
  if (changes.type !== 'ObjectExpression') return true;
  return changes.properties.some((property) => property.type === 'SpreadElement' || nameOf(property.key) === 'status');
}
