import type { Fact } from '../fact.ts';
import { isTooling } from '../places.ts';
import type { NodeOf } from '../rule.ts';
import { nameOf } from '../syntax.ts';

/** The names of databases in the code; a nested transaction is a savepoint. */
const databases = new Set(['db', 'database', 'pool']);

/** Transactions are opened where the tests can watch them. */
export const transactions: Fact = {
  law: 'a transaction is opened by inTransaction (platform/database/in-transaction.ts)',
  governs: (path) => path !== 'platform/database/in-transaction.ts' && !isTooling(path),
  watch: (_path, found) => ({
    MemberExpression(node: NodeOf<'MemberExpression'>) {
      if (nameOf(node) === 'transaction' && databases.has(nameOf(node.object) ?? '')) found(node);
    },
  }),
};
