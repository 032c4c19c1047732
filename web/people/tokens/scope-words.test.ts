import { expect, test } from 'vitest';
import { scopes } from '#contract/core/protocol/scopes.ts';
import { scopeGroups, scopeWords } from './scope-words.ts';

test('PROG-1 the form offers every scope once, each in words of its own', () => {
  expect(scopeGroups.flatMap((group) => group.scopes).toSorted()).toEqual(scopes.toSorted());
  expect(new Set(Object.values(scopeWords)).size).toBe(scopes.length);
});
