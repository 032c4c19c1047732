// Plain JavaScript for Node 20 or newer: it runs before anything is installed. `npm start` and `npm test` begin here.
import { commands } from './bootstrap/commands.mjs';
import { StepFailed } from './bootstrap/progress.mjs';

const oldest = 20;
const [name = ''] = process.argv.slice(2);

try {
  if (Number(process.versions.node.split('.')[0]) < oldest) {
    throw new StepFailed(`Se necesita Node ${oldest} o posterior; este es ${process.versions.node}.`);
  }
  if (!Object.hasOwn(commands, name)) {
    throw new StepFailed(`No existe la orden ${name}. Hay: ${Object.keys(commands).join(', ')}.`);
  }
  process.exitCode = await commands[name]();
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
