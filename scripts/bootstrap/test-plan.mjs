import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { buildFront } from './front-build.mjs';
import { programInPath } from './debian.mjs';
import { ensureNginx } from './nginx.mjs';
import { installOwnPackages } from './own-packages.mjs';
import { mustRun, root, run, step, StepFailed } from './progress.mjs';
import { countTests, runVitest } from './vitest-run.mjs';

/** `npm run check`: what one waits for before a commit. */
export function quickCheck() {
  return counted(async (count) => {
    await together([formatAndWalls(['--if-built']), types()]);
    await unitAndApi(count);
  });
}

/** `npm test`: all that is known about the shop, up to the browser. */
export function wholeTest() {
  return counted(async (count) => {
    const chromium = await chromiumForTests();
    await together([formatAndWalls(['--if-built']), types()]);
    await buildFront();
    await checkBuild();
    await unitAndApi(count);
    await browser(count, chromium);
    await live(count, chromium);
    await lighthouse(count, chromium);
    await trials(count);
  });
}

/** `npm run test:e2e`: the browser's part alone, over the built shop. */
export function browserTest() {
  return counted(async (count) => {
    const chromium = await chromiumForTests();
    await buildFront();
    await browser(count, chromium);
  });
}

/** `npm run test:mutants`: which changes to the code that decides no unit test notices. Returns an exit code. */
export async function mutantTest() {
  await installOwnPackages('test/mutants', 'el probador de mutantes');
  const args = [
    'test/mutants/node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    'test/mutants/stryker.config.json',
  ];
  const { code, output } = await step('Probando mutantes', () => run('node', args));
  process.stdout.write(output.slice(output.indexOf('\n\n')));
  return code;
}

const browserTests = 'e2e/vitest.config.ts';
const checksTheBuild = 'check-client-bundle.ts';

async function chromiumForTests() {
  return existsSync(join(root, browserTests)) ? ensureChromium() : undefined;
}

async function formatAndWalls(args) {
  await step('Formato', () => mustRun('El formato no es el acordado: npm run format', 'oxfmt', ['--check']));
  await step('Reglas', () => mustRun('El código no cumple las reglas', 'oxlint', []));
  const scripts = readdirSync(join(root, 'scripts')).filter((name) => /^check-.*\.ts$/.test(name));
  await step('Comprobaciones', async () => {
    for (const name of scripts.toSorted()) await check(name, args);
  });
}

async function checkBuild() {
  if (!existsSync(join(root, 'scripts', checksTheBuild))) return;
  await step('Peso de las páginas', () => check(checksTheBuild, []));
}

function check(name, args) {
  return mustRun(`No pasa scripts/${name}`, 'node', [`scripts/${name}`, ...args]);
}

function types() {
  return step('Tipos', async () => {
    await mustRun('No se pudieron generar los tipos de las rutas', 'react-router', ['typegen']);
    await mustRun('Los tipos no son correctos', 'tsc', ['-b']);
  });
}

async function unitAndApi(count) {
  await installOwnPackages('test/openapi-client', 'el generador de clientes');
  await step('Pruebas de unidades y de la API', () => count('unit-and-api', []));
}

async function browser(count, chromium) {
  if (chromium === undefined) {
    process.stdout.write(`Pruebas de navegador… no hay todavía (falta ${browserTests})\n`);
    return;
  }
  if (programInPath('java') !== undefined) await installOwnPackages('e2e/nu', 'el validador de HTML');
  const env = { CHROMIUM_PATH: chromium };
  await step('Pruebas de navegador', () => count('browser', ['--config', browserTests], env));
}

/** The shop as an owner runs it: in live mode, behind nginx, which ends TLS. */
async function live(count, chromium) {
  if (chromium === undefined) return;
  await ensureNginx();
  const env = { CHROMIUM_PATH: chromium };
  await step('Tienda en vivo detrás de nginx', () => count('live', ['--config', 'e2e/live/vitest.config.ts'], env));
}

async function lighthouse(count, chromium) {
  if (chromium === undefined) return;
  await installOwnPackages('e2e/lighthouse', 'Lighthouse');
  const env = { CHROMIUM_PATH: chromium };
  await step('Lighthouse', () => count('lighthouse', ['--config', 'e2e/lighthouse/vitest.config.ts'], env));
}

/** The short forms; `npm run test:chaos` and `test:cluster` are the long ones. */
async function trials(count) {
  await ensureNginx();
  await step('Pruebas de resistencia', () => count('trials', ['--config', 'trials/vitest.config.ts']));
}

/** Runs a plan, and ends with the line that programs read: "N passed, N failed". A failed step is one failure. */
async function counted(plan) {
  const total = { passed: 0, failed: 0 };
  const count = async (name, args, env) => {
    const { code, output, report } = await runVitest(name, args, env);
    const found = countTests(report);
    total.passed += found.passed;
    total.failed += found.failed;
    if (code !== 0) throw new StepFailed(`${output.trimEnd()}\nNo pasan las pruebas (código ${code}).`);
  };
  try {
    await plan(count);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    process.stdout.write(`${error.message}\n`);
    total.failed = Math.max(total.failed, 1);
  }
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 ? 0 : 1;
}

/** Steps side by side; all are waited for, and the first that failed is thrown. */
async function together(steps) {
  const outcomes = await Promise.allSettled(steps);
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
