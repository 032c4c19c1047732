import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { projectFiles } from './checks/project-files.ts';
import { disagreements, readRequirements } from './checks/requirements.ts';

const root = resolve(import.meta.dirname, '..');

const requirements = readRequirements(await readFile(resolve(root, 'docs/requirements.md'), 'utf8'));
const tests = await projectFiles(root, ['.test.ts', '.test.tsx', '.spec.ts', '.spec.tsx']);
const found = disagreements(
  requirements,
  // The check's own test has invented ids.
  tests.filter(({ path }) => path !== 'scripts/checks/requirements.test.ts'),
);

for (const sentence of found) console.error(`docs/requirements.md: ${sentence}`);
const working = requirements.filter(({ state }) => state === 'works').length;
console.log(`Requirements: ${requirements.length}, of which ${working} work.`);
process.exitCode = found.length === 0 ? 0 : 1;
