import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ask, embeddedFolder } from '#test/embedded-folder.ts';
import { startEmbeddedShop } from '#test/embedded-shop.ts';
import { processesIn } from './process-identity.ts';

const folder = embeddedFolder();

test('a server left by a killed shop is adopted, and stops with the new one', async () => {
  const killed = await startEmbeddedShop(folder.path);
  await killed.end('SIGKILL');
  const embedded = await folder.start();
  expect(embedded).toMatchObject({ adopted: true, url: killed.url });
  expect(embedded.pid()).toBe(killed.server);
  await embedded.stop();
  expect(processesIn(folder.cluster())).toEqual([]);
});

test('an adopted server that crashes is restarted', async () => {
  const killed = await startEmbeddedShop(folder.path);
  await killed.end('SIGKILL');
  const embedded = await folder.start();
  process.kill(killed.server, 'SIGKILL');
  await vi.waitFor(() => expect(embedded.pid()).not.toBe(killed.server), 10_000);
  expect(await ask(embedded.url, 'select 1')).toBe(1);
});

test('a server that is killed under a living shop comes back at the same address with its data', async () => {
  const embedded = await folder.start();
  const before = embedded.pid();
  await ask(embedded.url, 'create table kept as select 7 as number');
  process.kill(before, 'SIGKILL');
  await vi.waitFor(() => expect(embedded.pid()).not.toBe(before), 10_000);
  expect(await ask(embedded.url, 'select number from kept')).toBe(7);
});

test('a server that crashes many times within an hour comes back each time', async () => {
  const embedded = await folder.start({ longestPauseMs: 50 });
  for (let crash = 0; crash < 8; crash += 1) {
    const before = embedded.pid();
    process.kill(before, 'SIGKILL');
    await vi.waitFor(() => expect(embedded.pid()).not.toBe(before), 10_000);
    expect(await ask(embedded.url, 'select 1')).toBe(1);
  }
});

test('a server that hangs is replaced', async () => {
  const killed = await startEmbeddedShop(folder.path);
  await killed.end('SIGKILL');
  process.kill(killed.server, 'SIGSTOP');
  const embedded = await folder.start();
  expect(embedded.adopted).toBe(false);
  expect(await ask(embedded.url, 'select 1')).toBe(1);
});

test('a start waits for a server that is stopping, and starts a new one', async () => {
  const killed = await startEmbeddedShop(folder.path);
  await killed.end('SIGKILL');
  process.kill(killed.server, 'SIGINT');
  const embedded = await folder.start();
  expect(embedded.pid()).not.toBe(killed.server);
  expect(await ask(embedded.url, 'select 1')).toBe(1);
});

test('the pid file of a dead server whose pid was reused is no obstacle', async () => {
  await (await folder.start()).stop();
  const note = `${process.pid}\n${folder.cluster()}\n1\n1\n\n\n\nready\n`;
  await writeFile(join(folder.cluster(), 'postmaster.pid'), note);
  const embedded = await folder.start();
  expect(embedded.adopted).toBe(false);
  expect(await ask(embedded.url, 'select 1')).toBe(1);
});

test('of four shops started at once over a killed one’s data exactly one gets them', async () => {
  await (await startEmbeddedShop(folder.path)).end('SIGKILL');
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => startEmbeddedShop(folder.path)));
  const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => String(reason));
  expect(winners).toHaveLength(1);
  expect(refusals).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('Otra tienda (proceso')));
  await winners[0]?.value.end('SIGTERM');
});

test('a shop that ends without stopping takes its server with it', async () => {
  const shop = await startEmbeddedShop(folder.path);
  await shop.end('SIGUSR1');
  const cluster = folder.cluster();
  await vi.waitFor(() => expect(processesIn(cluster)).toEqual([]), 5000);
});

test('an incomplete database, left by a first start that was killed, is created again', async () => {
  await rm(join(folder.path, 'postgres'), { recursive: true });
  await mkdir(join(folder.path, 'postgres.new/base'), { recursive: true });
  await writeFile(join(folder.path, 'postgres.new/PG_VERSION'), '18\n');
  await writeFile(join(folder.path, 'postgres.password'), 'old');
  const { url } = await folder.start();
  expect(await ask(url, 'select 1')).toBe(1);
  await expect(stat(join(folder.path, 'postgres.new'))).rejects.toThrow('ENOENT');
  await expect(stat(join(folder.path, 'postgres.password'))).rejects.toThrow('ENOENT');
});
