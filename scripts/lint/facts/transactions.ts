import type { Fact } from '../fact.ts';
import { isTooling } from '../places.ts';
import type { NodeOf } from '../rule.ts';
import { nameOf } from '../syntax.ts';

/** What databases are called here; a transaction within a transaction is one of its parts. */
const databases = new Set(['db', 'database', 'pool']);

/** Transactions are opened where the tests see what happens in them. */
export const transactions: Fact = {
  law: 'a transaction is opened by inTransaction (platform/database/in-transaction.ts)',
  governs: (path) => path !== 'platform/database/in-transaction.ts' && !isTooling(path),
  watch: (_path, found) => ({
    MemberExpression(node: NodeOf<'MemberExpression'>) {
      if (nameOf(node) === 'transaction' && databases.has(nameOf(node.object) ?? '')) found(node);
    },
  }),
};
