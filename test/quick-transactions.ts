import { afterAll, afterEach } from 'vitest';
import { slowWorkSeen } from './slow-work.ts';

// This file runs before each test file; the modules that it imports run once in a worker.
function refuseSlowWork(): void {
  const [first] = slowWorkSeen();
  if (first !== undefined) throw new Error(`a transaction waited for more than its own statements: ${first}`);
}

afterEach(refuseSlowWork);
afterAll(refuseSlowWork);
