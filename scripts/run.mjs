// Plain JavaScript for Node 20 or newer, because it runs before the installation. `npm start` and `npm test` begin
// here.
import { buildFront } from './bootstrap/front-build.mjs';
import { install } from './bootstrap/install.mjs';
import { StepFailed } from './bootstrap/progress.mjs';
import { browserTest, everyTest, mutantTest, quickCheck, wholeTest } from './bootstrap/test-plan.mjs';

const oldest = 20;
/**
 * The commands of package.json's scripts, after the installation. Each gets the arguments after its name, and returns an exit code, or undefined for success.
 */
const commands = {
  install() {},
  all: everyTest,
  build: buildFront,
  check: quickCheck,
  e2e: browserTest,
  mutants: mutantTest,
  test: wholeTest,
};
const [name = '', ...args] = process.argv.slice(2);

try {
  if (Number(process.versions.node.split('.')[0]) < oldest) {
    throw new StepFailed(`Se necesita Node ${oldest} o posterior; este es ${process.versions.node}.`);
  }
  if (!Object.hasOwn(commands, name)) {
    throw new StepFailed(`No existe la orden ${name}. Hay: ${Object.keys(commands).join(', ')}.`);
  }
  await install();
  process.exitCode = await commands[name](args);
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
