import type { Node } from './rule.ts';

/**
 * Returns the name of a member access or of an identifier: of `price.toFixed` and `price['toFixed']` it is 'toFixed'.
 */
export function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type !== 'MemberExpression') return undefined;
  if (!node.computed && node.property.type === 'Identifier') return node.property.name;
  return textOf(node.property);
}

/** True if a node is the member access `object.property` of an identifier: `isMember(node, 'Date', 'now')`. */
export function isMember(node: Node, object: string, property: string): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === object &&
    nameOf(node) === property
  );
}

/** Returns the text of a string literal. */
export function textOf(node: Node): string | undefined {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/**
 * Returns the object of a method call: in `db.update(orders).set(x)`, that of `set` is the call `db.update(orders)`.
 */
export function receiverOf(call: Node): Node | undefined {
  if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return undefined;
  return call.callee.object;
}
