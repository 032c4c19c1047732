import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
export const bin = join(root, 'node_modules/.bin');

/** A failed step. The message is for the person at the terminal. */
export class StepFailed extends Error {
  name = 'StepFailed';
}

/**
 * Runs `work` and prints one line with its time: "Instalando dependencias… listo (42 s)". On a terminal the line begins
 * before the work; elsewhere it is printed whole, so that parallel steps do not mix.
 */
export async function step(title, work) {
  const start = performance.now();
  const isLive = process.stdout.isTTY === true;
  if (isLive) process.stdout.write(`${title}…\r`);
  try {
    const result = await work();
    process.stdout.write(`${title}… listo (${seconds(start)})\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${title}… falló (${seconds(start)})\n`);
    throw error;
  }
}

/** Runs a program in the project's root, with node_modules/.bin first in PATH. Returns its exit code and output. */
export function run(program, args, { env = {}, path = withPrograms(), signal } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let output = '';
    const listen = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.once('error', (error) => done({ code: 127, output: `${output}${error.message}\n` }));
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Like `run`, but the program has the terminal. Returns its exit code. */
export function runVisibly(program, args, { env = {} } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: withPrograms(), ...env },
      stdio: 'inherit',
    });
    child.once('error', () => done(127));
    child.once('close', (code) => done(code ?? 1));
  });
}

/** Like `run`, but throws on failure, with the program's output before `complaint`, the last line. */
export async function mustRun(complaint, program, args, options) {
  const { code, output } = await run(program, args, options);
  if (code !== 0) throw new StepFailed(`${output.trimEnd()}\n${complaint} (código ${code}).`.trimStart());
  return output;
}

function withPrograms() {
  return [bin, process.env.PATH].join(delimiter);
}

function seconds(start) {
  const passed = (performance.now() - start) / 1000;
  return `${passed < 10 ? passed.toFixed(1).replace('.', ',') : Math.round(passed)} s`;
}

/** Prints one line. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs steps in parallel. Waits for all of them, and throws the first failure. */
export async function together(steps) {
  const outcomes = await Promise.allSettled(steps);
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
