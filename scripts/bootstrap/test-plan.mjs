import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFront } from './front-build.mjs';
import { installOwnPackages } from './install.mjs';
import { ensureChromium, ensureNginx, programInPath } from './programs.mjs';
import { mustRun, root, run, step, StepFailed } from './progress.mjs';
import { countTests, runVitest } from './vitest-run.mjs';

/** `npm run check`: the checks before a commit. */
export function quickCheck() {
  return counted(async (count) => {
    await together([rules(), types()]);
    await unitAndApi(count);
  });
}

/** `npm test`: all checks and tests, including the browser's. */
export function wholeTest() {
  return counted(async (count) => {
    const env = { CHROMIUM_PATH: await ensureChromium() };
    await together([rules(), types()]);
    await buildFront();
    await step('Peso de las páginas', () => check('check-client-bundle.ts'));
    await unitAndApi(count);
    await browser(count, env);
    await ensureNginx();
    // The shop as in production: live mode, behind nginx, which terminates TLS.
    await step('Tienda en vivo detrás de nginx', () => count('live', 'e2e/live', env));
    await installOwnPackages('e2e/lighthouse', 'Lighthouse');
    await step('Lighthouse', () => count('lighthouse', 'e2e/lighthouse', env));
    // The short versions; `npm run test:chaos` and `test:cluster` run the long ones.
    await step('Pruebas de resistencia', () => count('trials', 'trials'));
  });
}

/** `npm run test:e2e`: only the browser tests, on the built shop. */
export function browserTest() {
  return counted(async (count) => {
    const env = { CHROMIUM_PATH: await ensureChromium() };
    await buildFront();
    await browser(count, env);
  });
}

/** `npm run references`: photographs all screens anew, as what the browser tests compare them with. */
export function updateReferences() {
  return counted(async (count) => {
    const env = { CHROMIUM_PATH: await ensureChromium(), REFERENCES: 'update' };
    await buildFront();
    await step('Fotografiando las pantallas', () => count('references', 'e2e', env, ['references.spec.ts']));
  });
}

/** `npm run test:mutants`: mutation testing of the code that decides, by its unit tests. Returns an exit code. */
export async function mutantTest() {
  const folder = 'test/mutants';
  await installOwnPackages(folder, 'el probador de mutantes');
  const stryker = `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`;
  const { code, output } = await step('Probando mutantes', () =>
    run('node', [stryker, 'run', `${folder}/stryker.config.json`]),
  );
  process.stdout.write(output.slice(output.indexOf('\n\n')));
  return code;
}

async function rules() {
  await step('Formato', () => mustRun('El formato no es el acordado: npm run format', 'oxfmt', ['--check']));
  await step('Reglas', () => mustRun('El código no cumple las reglas', 'oxlint', []));
  const scripts = readdirSync(join(root, 'scripts')).filter((name) => /^check-.*\.ts$/.test(name));
  await step('Comprobaciones', async () => {
    for (const name of scripts.toSorted()) await check(name, '--if-built');
  });
}

function check(name, ...args) {
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
  await step('Pruebas de unidades y de la API', () => count('unit-and-api', '.'));
}

async function browser(count, env) {
  if (programInPath('java') !== undefined) await installOwnPackages('e2e/nu', 'el validador de HTML');
  await step('Pruebas de navegador', () => count('browser', 'e2e', env));
}

/** Runs a plan, and ends with the machine-readable line "N passed, N failed". A failed step counts as one failure. */
async function counted(plan) {
  const total = { passed: 0, failed: 0 };
  const count = async (name, folder, env, files) => {
    const { code, output, report } = await runVitest(name, folder, env, files);
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

/** Runs steps in parallel. Waits for all of them, and throws the first failure. */
async function together(steps) {
  const outcomes = await Promise.allSettled(steps);
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
