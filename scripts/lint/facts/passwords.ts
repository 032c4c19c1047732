import type { Fact } from '../fact.ts';
import { isTooling } from '../places.ts';
import type { NodeOf } from '../rule.ts';
import { nameOf } from '../syntax.ts';

const guard = 'server/people/accounts/guarded-password.ts';
const hashing = 'server/people/accounts/passwords.service.ts';

/** Comparing a password always counts the guess first (rate limit). */
export const passwordGuesses: Fact = {
  law: `a password is compared only by ${guard}, which counts the guess, and hashed only by ${hashing}`,
  governs: (path) => path !== guard && !isTooling(path),
  watch: (path, found) => ({
    ImportDeclaration(node: NodeOf<'ImportDeclaration'>) {
      if (node.source.value !== '@node-rs/argon2') return;
      const onlyHashes = node.specifiers.every(
        (one) => one.type === 'ImportSpecifier' && nameOf(one.imported) === 'hash',
      );
      if (path !== hashing || !onlyHashes) found(node);
    },
  }),
};
