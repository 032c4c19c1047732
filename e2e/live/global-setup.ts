import { chromium } from '@playwright/test';
import type { TestProject } from 'vitest/node';
import { setup as startServer } from '#test/global-setup.ts';
import { chromiumArguments, chromiumPath } from '../fixtures/browser.ts';

/** Starts a database server and a browser; the tests start the shop. */
export default async function setup(project: TestProject) {
  const stopServer = await startServer();
  const browser = await chromium.launchServer({ executablePath: chromiumPath(), args: chromiumArguments });
  project.provide('browserAddress', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await stopServer();
  };
}
