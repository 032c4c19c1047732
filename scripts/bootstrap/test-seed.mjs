import { randomInt } from 'node:crypto';
import { say, StepFailed } from './progress.mjs';

/** What generated values come from, unless TEST_SEED says otherwise: a change may make a test fail, and chance may not. */
const usualSeed = 7;

/** Returns the seed of this run, which fast-check takes: an integer of 32 bits. */
export function testSeed({ TEST_SEED: given } = process.env) {
  if (given === undefined || given === '') return usualSeed;
  const seed = Number(given);
  if (!/^-?\d+$/.test(given) || seed !== (seed | 0)) {
    throw new StepFailed(`TEST_SEED debe ser un entero de 32 bits, y es "${given}".`);
  }
  return seed;
}

/** Says from which seed the values of this run come. */
export function tellSeed() {
  say(`Semilla de los valores de prueba: ${testSeed()}.`);
}

/** Takes another seed, unless TEST_SEED says which, and says how to repeat a run with it. */
export function takeNewSeed(command, env = process.env) {
  if (!env.TEST_SEED) env.TEST_SEED = String(randomInt(2 ** 31));
  say(`Semilla de los valores de prueba: ${testSeed(env)}. Para repetir: TEST_SEED=${env.TEST_SEED} ${command}`);
}
