import type { Fact } from '../fact.ts';
import { isTooling, placeOf } from '../places.ts';
import type { Node, NodeOf } from '../rule.ts';
import { isMember, nameOf } from '../syntax.ts';

const rooms = new Set(['contract', 'platform', 'server', 'web', 'main', 'demo']);

/** What comes from outside is unknown until a schema or a guard has looked at it. */
export const checkedValues: Fact = {
  law: 'a value is checked, never only declared to be of a type: no Reflect, no z.custom, and read JSON is unknown',
  governs: (path) => rooms.has(placeOf(path).room) && !isTooling(path),
  watch: (_path, found) => ({
    MemberExpression(node: NodeOf<'MemberExpression'>) {
      const isReflect = node.object.type === 'Identifier' && node.object.name === 'Reflect';
      if (isReflect || isMember(node, 'z', 'custom')) found(node);
    },
    VariableDeclarator({ id, init }: NodeOf<'VariableDeclarator'>) {
      const type = id.typeAnnotation?.typeAnnotation.type;
      if (type !== undefined && type !== 'TSUnknownKeyword' && init && readsJson(init)) found(init);
    },
  }),
};

/** True of `JSON.parse(text)` and `await response.json()`. */
function readsJson(value: Node): boolean {
  if (value.type === 'AwaitExpression') return readsJson(value.argument);
  if (value.type !== 'CallExpression') return false;
  return isMember(value.callee, 'JSON', 'parse') || (value.arguments.length === 0 && nameOf(value.callee) === 'json');
}
