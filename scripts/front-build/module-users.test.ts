import { expect, test } from 'vitest';
import { needIn, usersIn, type GraphModule, type ModuleOf } from './module-users.ts';

/** A graph of modules: `imports` and `later` (imported later) by name; an entry's name begins with 'page'. */
function graph(
  modules: Readonly<Record<string, { imports?: readonly string[]; later?: readonly string[] }>>,
): ModuleOf {
  const naming = (kind: 'imports' | 'later', id: string) =>
    Object.keys(modules).filter((name) => modules[name]?.[kind]?.includes(id));
  return (id): GraphModule | null => {
    const own = modules[id];
    if (own === undefined) return null;
    return {
      isEntry: id.startsWith('page'),
      importedIds: own.imports ?? [],
      importers: naming('imports', id),
      dynamicImporters: naming('later', id),
    };
  };
}

const shop = graph({
  'page-a': { imports: ['list'], later: ['dialog'] },
  'page-b': { imports: ['list'] },
  list: { imports: ['row'] },
  row: { imports: ['list', 'words'] },
  dialog: { imports: ['words', 'zod'] },
  words: {},
  zod: {},
});

test.each([
  ['page-a', ['page-a']],
  ['list', ['page-a', 'page-b']],
  ['row', ['page-a', 'page-b']],
  ['words', ['dialog', 'page-a', 'page-b']],
  ['dialog', ['dialog']],
  ['zod', ['dialog']],
  ['unknown', []],
])('who loads %s', (id, users) => {
  expect([...usersIn(shop)(id)].toSorted()).toEqual(users);
});

test('what needs a library, also over others and in circles, but not what is imported later', () => {
  const needs = needIn(shop, (id) => id === 'zod');
  expect(['page-a', 'list', 'row', 'dialog', 'zod'].filter(needs)).toEqual(['dialog', 'zod']);
});
