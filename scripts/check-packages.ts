import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { packageFaults, readLock } from './checks/packages.ts';

/**
 * Checks that every installed package has an accepted licence, comes from the registry with a checksum, and runs no
 * install script unless package.json allows it. `--list` prints name, version, licence.
 */
const root = join(import.meta.dirname, '..');
const locks = [
  'package-lock.json',
  'e2e/lighthouse/package-lock.json',
  'test/openapi-client/package-lock.json',
  'test/mutants/package-lock.json',
  'e2e/nu/package-lock.json',
];

const { allowScripts } = z
  .object({ allowScripts: z.record(z.string(), z.boolean()) })
  .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));

let count = 0;
for (const file of locks) {
  const packages = readLock(await readFile(join(root, file), 'utf8'));
  count += packages.length;
  // The packages of one kind of test are installed without scripts (scripts/bootstrap/install.mjs).
  const decided = file === 'package-lock.json' ? Object.keys(allowScripts) : undefined;
  for (const fault of packageFaults(packages, decided)) {
    process.stderr.write(`${file}: ${fault}\n`);
    process.exitCode = 1;
  }
  if (process.argv.includes('--list')) {
    for (const { name, version, license } of packages) process.stdout.write(`${name} ${version} ${license}\n`);
  }
}
process.stdout.write(`${count} packages, their licences and install scripts are known.\n`);
