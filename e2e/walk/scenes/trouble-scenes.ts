import type { BrowserContext } from '@playwright/test';
import { retryLater } from '#platform/http/error-response.ts';
import { statusPage } from '#server/core/status-page/status-page.ts';
import { page, type Scene } from './scene.ts';

const waits = { unavailable: '/cerrada', overloaded: '/llena', opening: '/abriendo' } as const;

/** Answers some addresses with the pages of a shop that cannot answer. */
export async function serveWaits(context: BrowserContext): Promise<void> {
  for (const code of ['unavailable', 'overloaded', 'opening'] as const) {
    const body = statusPage(retryLater(code, 0), false).html;
    await context.route(`**${waits[code]}`, (route) =>
      route.fulfill({ status: 503, contentType: 'text/html; charset=utf-8', body }),
    );
  }
}

/** The pages of a shop that cannot answer. */
export const waitScenes: readonly Scene[] = Object.values(waits).map((path) => page(path));
