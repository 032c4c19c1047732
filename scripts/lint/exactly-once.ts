import type { Fact } from './fact.ts';
import { countryFacts, moneyArithmetic, moneyMakers, moneyOnScreen } from './facts/money.ts';
import { providerWords } from './facts/provider-words.ts';
import { shopTime } from './facts/shop-time.ts';
import { tableOwners } from './facts/table-owners.ts';
import { timeUnits } from './facts/time-units.ts';
import { projectPath, type Context, type Node, type Rule, type Visitor } from './rule.ts';

/**
 * A fact stays here if its rule has found something (tables, days, units of time, provider words), or stands in for a type that a
 * decision did not choose (money and countries: 0022, 0039).
 */
const facts: readonly Fact[] = [
  moneyArithmetic,
  moneyOnScreen,
  moneyMakers,
  countryFacts,
  shopTime,
  timeUnits,
  tableOwners,
  providerWords,
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
