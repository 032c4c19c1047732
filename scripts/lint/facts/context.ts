import type { Fact } from '../fact.ts';
import { isTooling, placeOf } from '../places.ts';
import type { NodeOf } from '../rule.ts';
import { isMember, nameOf } from '../syntax.ts';

const random = new Set(['randomUUID', 'randomBytes', 'randomInt', 'getRandomValues']);

const clockHomes = new Set(['server/core/context/context.ts', 'server/people/accounts/sessions.ts']);

/** Time and random values come from the context, so that a test can set the clock and the ids. */
export const clockAndChance: Fact = {
  law: 'time, chance and new ids come from the context (ctx.clock, ctx.newId)',
  governs: (path) => placeOf(path).room === 'server' && !clockHomes.has(path) && !isTooling(path),
  watch: (_path, found) => ({
    NewExpression(node: NodeOf<'NewExpression'>) {
      if (nameOf(node.callee) === 'Date' && node.arguments.length === 0) found(node);
    },
    MemberExpression(node: NodeOf<'MemberExpression'>) {
      if (isMember(node, 'Date', 'now') || isMember(node, 'Math', 'random') || random.has(nameOf(node) ?? '')) {
        found(node);
      }
    },
    ImportSpecifier(node: NodeOf<'ImportSpecifier'>) {
      if (node.imported.type === 'Identifier' && random.has(node.imported.name)) found(node);
    },
  }),
};

/** The settings read the environment; the first line of a program may pass it on. */
const settingsHomes = new Set([
  'server/core/context/settings.ts',
  'main/main.ts',
  'main/dev.ts',
  'server/create-admin.ts',
  'server/backup.ts',
  'sandbox/main.ts',
]);

export const environment: Fact = {
  law: 'the environment is read only by server/core/context/settings.ts, and handed over by the programs of main/ and sandbox/',
  governs: (path) => !settingsHomes.has(path) && !isTooling(path),
  watch: (_path, found) => ({
    MemberExpression(node: NodeOf<'MemberExpression'>) {
      if (isMember(node, 'process', 'env')) found(node);
    },
    ImportDeclaration(node: NodeOf<'ImportDeclaration'>) {
      const env = node.specifiers.find((one) => one.type === 'ImportSpecifier' && nameOf(one.imported) === 'env');
      if (env !== undefined && /^(node:)?process$/.test(node.source.value)) found(env);
    },
  }),
};
