import { runPlaywright } from './playwright-run.mjs';
import { say, StepFailed } from './progress.mjs';
import { countTests, runVitest } from './vitest-run.mjs';

/**
 * Runs a plan, and ends with the line "N passed, N failed", which programs read. A failed step counts as one failure.
 * The plan gets what runs tests and counts them: `vitest(project, folder, tags)` and `playwright(projects, env, folder)`; both throw at a
 * failure. `evenIfFailed(part)` runs a part of the plan so that the parts after it run too if it fails. Returns an exit code.
 */
export async function counted(plan) {
  const total = { passed: 0, failed: 0 };
  const add = ({ passed, failed }, code, output) => {
    total.passed += passed;
    total.failed += failed;
    if (code !== 0) throw new StepFailed(`${output.trimEnd()}\nNo pasan las pruebas (código ${code}).`);
  };
  const count = {
    async vitest(project, folder = '.', tags = undefined) {
      const { code, output, report } = await runVitest(project, folder, tags);
      add(countTests(report), code, output);
    },
    async playwright(projects, env, folder = '.') {
      const { code, output, unsteady, ...found } = await runPlaywright(projects, env, folder);
      for (const test of unsteady) say(`Prueba inestable, falló y después pasó: ${test}`);
      add(found, code, output);
    },
    async evenIfFailed(part) {
      try {
        await part();
      } catch (error) {
        if (!(error instanceof StepFailed)) throw error;
        say(error.message);
        total.failed = Math.max(total.failed, 1);
      }
    },
  };
  const start = performance.now();
  await count.evenIfFailed(() => plan(count));
  const minutes = ((performance.now() - start) / 60_000).toFixed(1).replace('.', ',');
  say(`En total ${minutes} minutos.`);
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}
