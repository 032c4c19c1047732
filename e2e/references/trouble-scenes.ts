import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { retryLater } from '#platform/http/error-response.ts';
import { statusPage } from '#server/status-page/status-page.ts';
import { page } from './scene.ts';
import type { Scene } from './scene.ts';

const waits = { unavailable: '/cerrada', overloaded: '/llena', opening: '/abriendo' } as const;

const face = (family: string, file: string) => {
  const bytes = readFileSync(join(import.meta.dirname, '../../web/fonts', file)).toString('base64');
  return `@font-face{font-family:'${family}';src:url(data:font/woff2;base64,${bytes});font-weight:100 900}`;
};

/**
 * Answers some addresses with the pages of a shop that cannot answer, as they are for a browser that has the shop's fonts:
 * else they have those of the machine.
 */
export async function serveWaits(context: BrowserContext): Promise<void> {
  const fonts = `<style>${face('Inter', 'inter.woff2')}${face('Instrument Serif', 'instrument-serif.woff2')}</style>`;
  for (const code of ['unavailable', 'overloaded', 'opening'] as const) {
    const body = statusPage(retryLater(code, 0), false).html.replace('</head>', `${fonts}</head>`);
    await context.route(`**${waits[code]}`, (route) =>
      route.fulfill({ status: 503, contentType: 'text/html; charset=utf-8', body }),
    );
  }
}

/** The pages of a shop that cannot answer. */
export const waitScenes: readonly Scene[] = Object.values(waits).map((path) => page(path));
