import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from './count-tests.mjs';
import { buildFront } from './front-build.mjs';
import { checkLockFile, installOwnPackages } from './install.mjs';
import { runPlaywrightVisibly } from './playwright-run.mjs';
import { ensureChromium, ensureNginx, programInPath } from './programs.mjs';
import { mustRun, root, run, step, together } from './progress.mjs';
import { comparePictures } from './reference-pictures.mjs';
import { whereStudioChanged } from './studio-changes.mjs';
import { takeNewSeed, tellSeed } from './test-seed.mjs';

/** Each checker of a project finds out the same types again: one for each of two cores, on projects of their own. */
const typesArguments = ['-b', '--checkers', '1', '--builders', '2'];

/** `npm run check`: everything that needs no browser. */
export function quickCheck() {
  return counted(async (count) => {
    tellSeed();
    await together([rules(), types()]);
    await weight('--if-built');
    await unitAndApi(count);
  });
}

/** `npm test`: what decides whether a change is right. */
export function wholeTest() {
  return counted(async (count) => {
    tellSeed();
    await gate(count);
    await whereStudioChanged(() => step('Pruebas del estudio', () => count.vitest('studio')));
  });
}

/**
 * `npm run test:all`: `npm test`, and what is long or rare: before a release, and every night. What is long runs to its end
 * where a part of it fails.
 */
export function everyTest() {
  return counted(async (count) => {
    takeNewSeed('npm run test:all');
    // Screens are inspected again that are as they were when they were found right (e2e/walk/inspected.ts).
    const env = await gate(count, { INSPECT_ALL: '1' });
    for (const part of longParts(count, env)) await count.evenIfFailed(part);
  });
}

function longParts(count, env) {
  return [
    () => step('Pruebas del estudio', () => count.vitest('studio')),
    async () => {
      await installOwnPackages('test/openapi-client', 'el generador de clientes');
      await step('Pruebas largas', () => count.vitest('long'));
    },
    () => step('Pruebas largas de unidades', () => count.vitest('unit', '.', 'long')),
    () => step('Pruebas largas de la API', () => count.vitest('api', '.', 'long')),
    async () => {
      if (programInPath('java') !== undefined) await installOwnPackages('e2e/nu', 'el validador de HTML');
      await step('Pruebas de navegador largas', () => count.playwright(['all', 'all-flow'], env));
    },
    () => comparePictures(count, env),
    async () => {
      await installOwnPackages('e2e/lighthouse', 'Lighthouse');
      await step('Lighthouse', () => count.playwright([], env, 'e2e/lighthouse'));
    },
    () => step('Pruebas de resistencia', () => count.vitest('trials', 'trials')),
  ];
}

/** `npm run test:e2e -- …`: the browser tests with Playwright's own arguments. Returns an exit code. */
export async function browserTest(args) {
  const env = await browserPrograms();
  await buildFront();
  return runPlaywrightVisibly(args, env);
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

/** Returns the environment of the browser tests, with `more` variables. */
async function gate(count, more = {}) {
  const env = { ...(await browserPrograms()), ...more };
  await together([rules(), types(), buildFront()]);
  await weight();
  await unitAndApi(count);
  await step('Pruebas de navegador', () => count.playwright(['live', 'walk', 'flow'], env));
  return env;
}

/** Finds the browser, and nginx, behind which the shop runs in live mode; installs them where it can. */
async function browserPrograms() {
  const env = { CHROMIUM_PATH: await ensureChromium() };
  await ensureNginx();
  return env;
}

async function rules() {
  await step('Formato', () => mustRun('El formato no es el acordado: npm run format', 'oxfmt', ['--check']));
  await step('Reglas', () => mustRun('El código no cumple las reglas', 'oxlint', []));
  await step('Código sin uso', () => mustRun('Hay código que nada usa', 'knip', ['--no-progress']));
  const scripts = readdirSync(join(root, 'scripts')).filter((name) => /^check-.*\.ts$/.test(name));
  await step('Comprobaciones', async () => {
    await checkLockFile();
    for (const name of scripts.toSorted()) if (name !== ofBuild) await check(name);
  });
}

/** The check that reads the build, which is made beside the others. */
const ofBuild = 'check-client-bundle.ts';

function weight(...args) {
  return step('Peso de las páginas', () => check(ofBuild, ...args));
}

function check(name, ...args) {
  return mustRun(`No pasa scripts/${name}`, 'node', [`scripts/${name}`, ...args]);
}

function types() {
  return step('Tipos', async () => {
    await mustRun('No se pudieron generar los tipos de las rutas', 'react-router', ['typegen']);
    await mustRun('Los tipos no son correctos', 'tsc', typesArguments);
  });
}

async function unitAndApi(count) {
  await step('Pruebas de unidades', () => count.vitest('unit'));
  await step('Pruebas de la API', () => count.vitest('api'));
}
