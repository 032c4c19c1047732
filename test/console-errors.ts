import { format } from 'node:util';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

let errors: string[] = [];

function listen(): void {
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    errors.push(format(...values));
  });
}

/** A test that expects an error on the console mocks it: `vi.spyOn(console, 'error')`. */
function refuseErrors(): void {
  const unexpected = errors;
  errors = [];
  if (unexpected.length > 0) throw new Error(`unexpected console.error:\n${unexpected.join('\n')}`);
}

listen();
beforeEach(listen);
afterEach(refuseErrors);
afterAll(refuseErrors);
