import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './progress.mjs';

/**
 * Runs one project of the Vitest configuration in `place`: of its tests those that fit `tags`, all but the long ones
 * by default (vitest.config.ts). Returns the exit code, the output, and the JSON report
 * (undefined if there is none).
 */
export async function runVitest(name, place, tags = '!long') {
  const folder = join(root, '.cache/test-report');
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--config', `${place}/vitest.config.ts`, '--project', name, ...reporters];
  // Other configurations have no tags.
  const { code, output } = await run('vitest', place === '.' ? [...args, '--tagsFilter', tags] : args);
  return { code, output, report: read(file) };
}

/** Counts the passed and failed tests of a report; a file that could not be loaded counts as a failure. */
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
