import type { Fact } from '../fact.ts';
import { isTooling } from '../places.ts';
import type { NodeOf } from '../rule.ts';
import { nameOf } from '../syntax.ts';

const writers = new Set(['setCookie', 'deleteCookie', 'setSignedCookie']);

/**
 * The sessions and the -cookie files write cookies, the platform sends them, and the pages' API client forwards them.
 */
const homes =
  /^server\/people\/accounts\/(sessions|request-context|[\w-]+-cookie)\.ts$|^platform\/http\/reply-cookies\.ts$|^web\/core\/api-client\/api-client\.ts$/;

export const cookies: Fact = {
  law: 'cookies are written only by the sessions and the -cookie files of server/people/accounts',
  governs: (path) => !homes.test(path) && !isTooling(path),
  watch: (_path, found) => ({
    CallExpression(node: NodeOf<'CallExpression'>) {
      if (writers.has(nameOf(node.callee) ?? '')) found(node);
    },
    Literal(node: NodeOf<'Literal'>) {
      if (typeof node.value === 'string' && node.value.toLowerCase() === 'set-cookie') found(node);
    },
    AssignmentExpression(node: NodeOf<'AssignmentExpression'>) {
      if (node.left.type === 'MemberExpression' && nameOf(node.left) === 'cookie') found(node);
    },
  }),
};
