import type { Page } from '@playwright/test';
import { administrator } from '../actors/administrator.ts';

/** True for the address of the stream that tells open pages of the back office about new orders. */
export const isLive = (url: string) => new URL(url).pathname === '/api/admin/orders/live';

/** Opens a page of the back office and waits until its stream is open. */
export async function openDesk(page: Page, path: string): Promise<void> {
  const answered = page.waitForResponse((response) => isLive(response.url()) && response.ok());
  await administrator(page).enter(path);
  await answered;
}
