import { expect, test } from 'vitest';
import { givenPermissions } from '#contract/core/protocol/given-permissions.ts';
import { scopes } from '#contract/core/protocol/scopes.ts';
import { permissionGroups, permissionWords } from './permission-words.ts';

test.for([
  ['PROG-1', 'token', scopes],
  ['TEAM-1', 'role', givenPermissions],
] as const)('%s the form of a %s offers every permission once, each in words of its own', ([, , offered]) => {
  const shown = permissionGroups.flatMap(({ permissions }) => permissions);
  expect(shown.filter((one) => offered.some((given) => given === one)).toSorted()).toEqual(offered.toSorted());
  expect(new Set(Object.values(permissionWords)).size).toBe(shown.length);
});
