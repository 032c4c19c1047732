import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { embeddedFolder } from '#test/embedded-folder.ts';
import { freePort } from '#test/free-port.ts';
import { startProcess } from '#test/node-process.ts';

const page = '/catalogue/tiles';

const databases = embeddedFolder();

const minute = 60_000;

const line = z.object({ msg: z.string(), err: z.unknown().optional(), failures: z.int().optional() });

test(
  'while the database is away a shop shows its cached pages, refuses to sell, logs one line a minute, and recovers by itself',
  { timeout: 3 * minute },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'percha-outage-'));
    const [port, metricsPort] = [await freePort(), await freePort()];
    const database = await databases.start();
    const shop = startProcess('test/shop-without-pages.ts', {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      RATE_LIMITS: 'off',
    });
    onTestFinished(async () => {
      shop.child.kill('SIGTERM');
      await shop.ended;
      await rm(folder, { recursive: true });
    });
    await shop.printed(/\(lista en [\d.]+ s\)/);
    const url = `http://127.0.0.1:${port}/api`;
    const get = (path: string) => fetch(`${url}${path}`);
    // Pages are kept once the process listens to the database.
    const kept = async () => {
      await get(page);
      return (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    };
    await expect.poll(kept).toContain('percha_page_cache_entries 1');
    const seen = await (await get(page)).text();
    const logged = shop.output().length;

    await database.stop();
    await expect.poll(async () => (await get(page)).headers.get('age')).not.toBeNull();
    const stale = await get(page);
    expect([stale.status, await stale.text()]).toEqual([200, seen]);
    const bought = await fetch(`${url}/mercadopago/payment`, {
      method: 'POST',
      headers: { authorization: `Bearer ${'x'.repeat(43)}` },
    });
    expect([bought.status, await bought.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
    await shop.printed(/the database is still away/);
    const lines = shop
      .output()
      .slice(logged)
      .split('\n')
      .filter((text) => text.startsWith('{'))
      .map((text) => line.parse(JSON.parse(text)));
    expect(lines.filter(({ err }) => err !== undefined)).toHaveLength(1);
    // The connection that listens is tried twice a second.
    expect(lines.at(-1)?.failures).toBeGreaterThan(60);

    await databases.start();
    await expect.poll(async () => (await get(page)).headers.get('age'), { timeout: 15_000 }).toBeNull();
  },
);
