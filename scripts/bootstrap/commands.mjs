import { buildFront } from './front-build.mjs';
import { install } from './install.mjs';
import { browserTest, mutantTest, quickCheck, wholeTest } from './test-plan.mjs';

/** What package.json's scripts ask of scripts/run.mjs. Each answers an exit code or throws StepFailed. */
export const commands = {
  async install() {
    await install();
    return 0;
  },
  /** Everything that the shop needs to start; package.json then replaces the shell by the shop itself. */
  async prepare() {
    await install();
    await buildFront();
    return 0;
  },
  async build() {
    await install();
    await buildFront();
    return 0;
  },
  async check() {
    await install();
    return quickCheck();
  },
  async e2e() {
    await install();
    return browserTest();
  },
  async mutants() {
    await install();
    return mutantTest();
  },
  async test() {
    await install();
    return wholeTest();
  },
};
