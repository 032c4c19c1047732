import type { Page } from '@playwright/test';
import { violations } from './inspection.ts';

/**
 * As `violations`, of a state that a flow has reached: in `npm run test:all` (INSPECT_ALL=1), since axe takes as long as several steps
 * of a flow. In the gate it finds nothing; there the walk inspects each page.
 */
export async function nightlyViolations(page: Page, options: Parameters<typeof violations>[1] = {}): Promise<string[]> {
  return process.env['INSPECT_ALL'] === undefined ? [] : violations(page, options);
}
