import type { Fact } from './fact.ts';
import { checkedValues } from './facts/checked-values.ts';
import { clockAndChance, environment } from './facts/context.ts';
import { cookies } from './facts/cookies.ts';
import { countryFacts, moneyArithmetic, moneyMakers, moneyOnScreen } from './facts/money.ts';
import { orderStatus } from './facts/order-status.ts';
import { providerWords } from './facts/provider-words.ts';
import { shopTime } from './facts/shop-time.ts';
import { passwordGuesses } from './facts/passwords.ts';
import { tableOwners } from './facts/table-owners.ts';
import { timeUnits } from './facts/time-units.ts';
import { transactions } from './facts/transactions.ts';
import { projectPath } from './rule.ts';
import type { Context, Node, Rule, Visitor } from './rule.ts';

const facts: readonly Fact[] = [
  moneyArithmetic,
  moneyOnScreen,
  moneyMakers,
  countryFacts,
  shopTime,
  timeUnits,
  clockAndChance,
  environment,
  cookies,
  tableOwners,
  orderStatus,
  transactions,
  passwordGuesses,
  providerWords,
  checkedValues,
];

/** The rule shop/exactly-once: every fact of the shop has one home, and other files call it. */
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

/** Returns one visitor that calls all of them, in order. */
function merged(visitors: readonly Visitor[]): Visitor {
  const types = new Set(visitors.flatMap((visitor) => Object.keys(visitor)));
  const visitAll = (type: string) => (node: Node) => {
    for (const visitor of visitors) visitor[type]?.(node);
  };
  return Object.fromEntries([...types].map((type) => [type, visitAll(type)]));
}
