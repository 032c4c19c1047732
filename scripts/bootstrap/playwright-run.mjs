import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, runVisibly } from './progress.mjs';

/**
 * Node reads the tests' TypeScript by itself, and keeps what it compiled: Playwright's own compiler takes three times as
 * long in a fresh clone, and each of the run's twenty processes loads the tests anew.
 */
const quickLoading = {
  PW_DISABLE_TS_ESM: '1',
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'platform/process/quick-modules.ts')).href}`,
};

/**
 * Runs the browser tests of some projects of the configuration in `place`, or of all. Returns the exit code, the output, and the counts; an unsteady test, which
 * failed and then passed, counts as failed.
 */
export async function runPlaywright(projects, env, place) {
  const folder = join(root, '.cache/test-report');
  const file = join(folder, `browser-${place === '.' ? projects.join('-') : basename(place)}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const args = ['test', '--config', place, ...projects.map((name) => `--project=${name}`), '--reporter=dot,json'];
  const { code, output } = await run('playwright', args, {
    env: { ...env, ...quickLoading, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return { code, output: withoutDots(output), ...countReport(read(file)) };
}

/** Runs Playwright with a developer's own arguments, on the terminal. Returns its exit code. */
export function runPlaywrightVisibly(args, env) {
  return runVisibly('playwright', ['test', ...args], { env: { ...env, ...quickLoading } });
}

/** Counts the tests of a report, and names those that are unsteady. A run without tests counts as a failure. */
export function countReport(report) {
  if (report === undefined) return { passed: 0, failed: 1, unsteady: [] };
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    unsteady: report.suites.flatMap(unsteadyIn),
  };
}

function unsteadyIn(suite) {
  const own = suite.specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [
    ...own.map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...(suite.suites ?? []).flatMap(unsteadyIn),
  ];
}

/** The reporter's line of dots says nothing once the failures are listed below it. */
function withoutDots(output) {
  return output.replaceAll(/^[·.×±°FT]+$/gm, '');
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
