import { expect, test } from 'vitest';
import { packageFaults, readLock } from './packages.ts';

const lockOf = (about: object) => JSON.stringify({ packages: { '': {}, 'node_modules/a/node_modules/@s/b': about } });
const sound = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };

test.each([
  [sound, []],
  [{ ...sound, license: '(GPL-3.0 OR MIT)' }, []],
  [{ ...sound, license: 'MIT AND GPL-3.0' }, ["@s/b has the licence 'MIT AND GPL-3.0', which is not on the list"]],
  [{ ...sound, license: undefined }, ["@s/b has the licence '', which is not on the list"]],
  [{ ...sound, integrity: undefined }, ['@s/b has no checksum']],
  [{ ...sound, integrity: undefined, inBundle: true }, []],
  [{ ...sound, hasInstallScript: true }, ['@s/b runs a script when it is installed']],
])('of a lock file with %j', (about, faults) => {
  expect(packageFaults(readLock(lockOf(about)), ['node'])).toEqual(faults);
});

test('an allowed install script is no fault', () => {
  const packages = readLock(lockOf({ ...sound, hasInstallScript: true }));
  expect(packageFaults(packages, ['@s/b'])).toEqual([]);
  expect(packageFaults(packages, ['@s/other-system'])).toEqual([]);
});
