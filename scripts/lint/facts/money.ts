import type { Fact } from '../fact.ts';
import { isTooling, placeOf } from '../places.ts';
import type { Node, NodeOf } from '../rule.ts';
import { nameOf } from '../syntax.ts';

/** The rooms with the shop's money. The sandbox does not import the contract, and demo draws pictures with decimals. */
const rooms = new Set(['contract', 'server', 'web']);

const isHundred = (node: Node) => node.type === 'Literal' && node.value === 100;

export const moneyArithmetic: Fact = {
  law: 'an amount becomes a decimal, and is rounded, only in contract/core/money/money.ts, changed-amount.ts and price-words.ts',
  governs: (path) =>
    !/^contract\/core\/money\/(?:money|changed-amount|price-words)\.ts$/.test(path) &&
    !isTooling(path) &&
    rooms.has(placeOf(path).room),
  watch: (_path, found) => ({
    CallExpression(node: NodeOf<'CallExpression'>) {
      if (node.callee.type !== 'Identifier' && nameOf(node.callee) === 'toFixed') found(node);
    },
    BinaryExpression(node: NodeOf<'BinaryExpression'>) {
      if (node.operator === '*' && (isHundred(node.left) || isHundred(node.right))) found(node);
      if (node.operator === '/' && isHundred(node.right)) found(node);
    },
    AssignmentExpression(node: NodeOf<'AssignmentExpression'>) {
      if ((node.operator === '*=' || node.operator === '/=') && isHundred(node.right)) found(node);
    },
  }),
};

/** A contrast is no amount: it is written in the language, not as in the country. */
const numberHomes = new Set(['contract/core/shop/colour-contrast.ts']);

export const moneyOnScreen: Fact = {
  law: 'an amount is written for people only by contract/core/money/price-words.ts, as its country does',
  governs: (path) => !numberHomes.has(path) && !isTooling(path),
  watch: (_path, found) => ({
    MemberExpression(node: NodeOf<'MemberExpression'>) {
      const name = nameOf(node);
      if (name === 'NumberFormat' || name === 'toLocaleString') found(node);
    },
  }),
};

/** The functions that make amounts, and the schema that says what an amount of the wire is. */
const amountHomes = new Set(['contract/core/money/money.ts', 'contract/core/fields/fields.ts']);

export const moneyMakers: Fact = {
  law: 'an amount of money is made only by the functions of contract/core/money/money.ts, which check it',
  governs: (path) => !amountHomes.has(path) && !isTooling(path) && rooms.has(placeOf(path).room),
  watch: (_path, found) => ({
    ObjectExpression(node: NodeOf<'ObjectExpression'>) {
      const keys = node.properties.map((one) => (one.type === 'Property' ? nameOf(one.key) : undefined));
      if (keys.includes('minor') && keys.includes('currency')) found(node);
    },
  }),
};

/** The currency, language, zone or prefix of a country where a shop can be. */
const ofCountry =
  /^(?:ARS|MXN|CLP|COP|UYU|PEN|EUR|es-(?:AR|MX|CL|CO|UY|PE|ES)|America\/.*|Europe\/Madrid|Atlantic\/Canary|Pacific\/Easter|\+(?:54|52|56|57|598|51|34))$/;

export const countryFacts: Fact = {
  law: 'the currency, the language, the zone and the telephone prefix of a country stand in contract/core/countries/',
  governs: (path) =>
    !path.startsWith('contract/core/countries/') &&
    !isTooling(path) &&
    (rooms.has(placeOf(path).room) || placeOf(path).room === 'demo'),
  watch: (_path, found) => ({
    Literal(node: NodeOf<'Literal'>) {
      if (typeof node.value === 'string' && ofCountry.test(node.value)) found(node);
    },
  }),
};
