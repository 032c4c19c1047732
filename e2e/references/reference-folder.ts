import { join } from 'node:path';
import { openDatabase } from '../../sandbox/store/database.ts';
import { nextNumber } from '../../sandbox/store/sequences.ts';
import { emptyDataDir } from '../fixtures/shared-folder.ts';
import { standingTime } from '../fixtures/clock/standing-time.ts';

/**
 * Returns the data folder of the reference shop: the pictures are those of the other browser tests, named by their content,
 * and the payment simulator has no payments yet. Its clock does not stand, so the first number of its payments, which
 * comes from its clock, is taken here.
 */
export function openReferenceFolder(): string {
  const folder = emptyDataDir('references-shop');
  const simulator = openDatabase(join(folder, 'sandbox.sqlite'));
  for (const kind of ['payment', 'merchantOrder'] as const) nextNumber(simulator, kind, standingTime);
  simulator.close();
  return folder;
}
