import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './progress.mjs';

/** Runs vitest. Returns its exit code, what it said, and its own report (undefined when it did not get so far). */
export async function runVitest(name, args, env = {}) {
  const folder = join(root, '.cache/test-report');
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await run('vitest', ['run', ...args, ...reporters], { env });
  return { code, output, report: read(file) };
}

/** How many tests passed and failed in a report; a file that could not be read as tests is a failure. */
export function countTests(report) {
  if (report === undefined) return { passed: 0, failed: 0 };
  const files = report.testResults ?? [];
  const broken = files.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
