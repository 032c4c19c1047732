import type { Fact } from '../fact.ts';
import { isTooling, placeOf } from '../places.ts';
import type { Node, NodeOf } from '../rule.ts';
import { nameOf } from '../syntax.ts';

/** Rooms that handle the shop's money. The sandbox cannot know our file, and demo draws pictures with decimals. */
const rooms = new Set(['contract', 'server', 'web']);

const isHundred = (node: Node) => node.type === 'Literal' && node.value === 100;

export const moneyArithmetic: Fact = {
  law: 'cents become decimals, and are rounded, only in contract/money.ts',
  governs: (path) => path !== 'contract/money.ts' && !isTooling(path) && rooms.has(placeOf(path).room),
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

export const moneyOnScreen: Fact = {
  law: 'an amount is written for people only in contract/price-words.ts',
  governs: (path) => path !== 'contract/price-words.ts' && !isTooling(path),
  watch: (_path, found) => ({
    MemberExpression(node: NodeOf<'MemberExpression'>) {
      const name = nameOf(node);
      if (name === 'NumberFormat' || name === 'toLocaleString') found(node);
    },
  }),
};
