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

/** Returns the text of a string literal. */
export function textOf(node: Node): string | undefined {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
