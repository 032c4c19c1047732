import type { Fact } from './fact.ts';
import { clockAndChance, environment } from './facts/context.ts';
import { cookies } from './facts/cookies.ts';
import { moneyArithmetic, moneyOnScreen } from './facts/money.ts';
import { orderStatus } from './facts/order-status.ts';
import { shopTime } from './facts/shop-time.ts';
import { passwordGuesses } from './facts/passwords.ts';
import { tableOwners } from './facts/table-owners.ts';
import { transactions } from './facts/transactions.ts';
import { projectPath } from './rule.ts';
import type { Context, Node, Rule, Visitor } from './rule.ts';

const facts: readonly Fact[] = [
  moneyArithmetic,
  moneyOnScreen,
  shopTime,
  clockAndChance,
  environment,
  cookies,
  tableOwners,
  orderStatus,
  transactions,
  passwordGuesses,
];

/** The rule shop/exactly-once: every fact of the shop has one home, and the others ask there. */
export const exactlyOnce: Rule = {
  create(context) {
    const path = projectPath(context);
    return merged(facts.filter((fact) => fact.governs(path)).map((fact) => watched(fact, path, context)));
  },
};

function watched(fact: Fact, path: string, context: Context): Visitor {
  return fact.watch(path, (node, detail) => {
    context.report({ node, message: detail === undefined ? fact.law : `${fact.law} (${detail})` });
  });
}

/** One visitor that does what all of them do, in their order. */
function merged(visitors: readonly Visitor[]): Visitor {
  const types = new Set(visitors.flatMap((visitor) => Object.keys(visitor)));
  const visitAll = (type: string) => (node: Node) => {
    for (const visitor of visitors) visitor[type]?.(node);
  };
  return Object.fromEntries([...types].map((type) => [type, visitAll(type)]));
}
