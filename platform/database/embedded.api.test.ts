import { readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, readlink, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ask, embeddedFolder } from '#test/embedded-folder.ts';
import { startEmbeddedShop } from '#test/embedded-shop.ts';
import { processesIn } from './process-identity.ts';

const folder = embeddedFolder();

test('the database starts, keeps its data after a stop, and leaves no process', async () => {
  const first = await folder.start();
  expect(first.adopted).toBe(false);
  await ask(first.url, `create table kept as select 'here' as word`);
  await first.stop();
  expect(processesIn(folder.cluster())).toEqual([]);

  const second = await folder.start();
  expect(second).toMatchObject({ url: first.url, adopted: false });
  expect(await ask(second.url, 'select word from kept')).toBe('here');
});

// embedded-crash.long.api.test.ts has the other crashes.
test('shop and server killed together: the next start recovers', async () => {
  const killed = await startEmbeddedShop(folder.path);
  await ask(killed.url, 'create table kept as select 7 as number');
  await killed.end('SIGKILL');
  process.kill(killed.server, 'SIGKILL');
  const embedded = await folder.start();
  expect(embedded).toMatchObject({ adopted: false, url: killed.url });
  expect(await ask(embedded.url, 'select number from kept')).toBe(7);
});

test(
  'a server that cannot be restarted at first, as on a full disk, is back once it can, with the reasons told',
  { tags: 'long' },
  async () => {
    const told: string[] = [];
    const embedded = await folder.start({ logFailure: (line) => told.push(line), longestPauseMs: 20 });
    await ask(embedded.url, 'create table kept as select 7 as number');
    const [present, away] = ['global', 'global.away'].map((name) => join(folder.cluster(), name));
    await rename(present ?? '', away ?? '');
    process.kill(embedded.pid(), 'SIGKILL');
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(3), 30_000);
    await rename(away ?? '', present ?? '');
    await vi.waitFor(async () => expect(await ask(embedded.url, 'select number from kept')).toBe(7), 30_000);
    expect(told[0]).toContain('se cayó y se levanta de nuevo');
    expect(told[1]).toContain('no arranca: postgres: could not find the database system');
  },
);

test('a stop ends the wait for the next restart', { tags: 'long' }, async () => {
  const told: string[] = [];
  const embedded = await folder.start({ logFailure: (line) => told.push(line), longestPauseMs: 600_000 });
  await rm(join(folder.cluster(), 'global'), { recursive: true });
  process.kill(embedded.pid(), 'SIGKILL');
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(2), 30_000);
  await embedded.stop();
  expect(processesIn(folder.cluster())).toEqual([]);
});

test('it is durable, local, needs a password, and the shop is not its superuser', async () => {
  const { url } = await folder.start();
  for (const [setting, value] of Object.entries({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    listen_addresses: '127.0.0.1',
    max_connections: '200',
    shared_buffers: '128MB',
  })) {
    expect([setting, await ask(url, `show ${setting}`)]).toEqual([setting, value]);
  }
  expect(await ask(url, 'select rolsuper from pg_roles where rolname = current_user')).toBe(false);
  const stranger = new URL(url);
  stranger.password = '';
  await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password');
  const { mode } = await stat(join(folder.cluster(), 'percha-access.json'));
  expect(mode & 0o777).toBe(0o600);
});

test('words sort as in Spanish', async () => {
  const { url } = await folder.start();
  const sorted = await ask(
    url,
    `select string_agg(w, ' ' order by w) from unnest('{oso,zapato,ñandú,nube,Árbol,ala}'::text[]) w`,
  );
  expect(sorted).toBe('ala Árbol nube ñandú oso zapato');
});

test('a second shop over the same data is refused in one line, and the first goes on', { tags: 'long' }, async () => {
  const first = await startEmbeddedShop(folder.path);
  await expect(folder.start()).rejects.toThrow(`Otra tienda (proceso ${first.process.pid}) ya usa la carpeta de datos`);
  expect(await ask(first.url, 'select 1')).toBe(1);
  await first.end('SIGTERM');
  expect((await folder.start()).adopted).toBe(false);
});

test('Ctrl+C for the whole process group does not stop the server before the shop does', { tags: 'long' }, async () => {
  const shop = await startEmbeddedShop(folder.path);
  const group = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[2];
  expect(group(shop.server)).toBe(String(shop.server));
  await shop.end('SIGTERM');
});

test('a port in use is replaced by a free one, which is then remembered', { tags: 'long' }, async () => {
  const first = await folder.start();
  await first.stop();
  const squatter = createServer();
  await new Promise<void>((done) => {
    squatter.listen(Number(new URL(first.url).port), '127.0.0.1', done);
  });
  const second = await folder.start();
  expect(second.url).not.toBe(first.url);
  await second.stop();
  squatter.close();
  expect((await folder.start()).url).toBe(second.url);
});

test(
  'the port is never in the ephemeral range, where a client could get it, also if it was before',
  { tags: 'long' },
  async () => {
    const portOf = ({ url }: { readonly url: string }) => Number(new URL(url).port);
    const first = await folder.start();
    await first.stop();
    expect(portOf(first)).toBeLessThan(32_768);
    const access = join(folder.cluster(), 'percha-access.json');
    const kept = await readFile(access, 'utf8');
    await writeFile(access, kept.replace(/"port":\d+/, '"port":45678'));
    const second = await folder.start();
    expect(portOf(second)).toBeLessThan(32_768);
    expect(await ask(second.url, 'select 1')).toBe(1);
  },
);

test('a lost password is refused in one line that names its file', { tags: 'long' }, async () => {
  await (await folder.start()).stop();
  const access = join(folder.cluster(), 'percha-access.json');
  await writeFile(access, '{"port":');
  await expect(folder.start()).rejects.toThrow(`Falta la clave de la base de datos: ${access}.`);
});

test('a data folder closed to other users is no obstacle, whichever user runs the shop', { tags: 'long' }, async () => {
  const closed = join(folder.path, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const embedded = await folder.start({ dataDir: join(closed, 'data') });
  expect(await ask(embedded.url, 'select 1')).toBe(1);
  await embedded.stop();
  const apart = await readlink(join(closed, 'data/postgres')).catch(() => undefined);
  if (apart !== undefined) await rm(apart, { recursive: true });
});

test('a data folder that cannot be written is refused in one line', { tags: 'long' }, async () => {
  const file = join(folder.path, 'file');
  await writeFile(file, '');
  await chmod(file, 0o400);
  const refusal = folder.start({ dataDir: join(file, 'data') });
  await expect(refusal).rejects.toThrow(`No se puede escribir en la carpeta de datos ${join(file, 'data')}: ENOTDIR.`);
});

test('data of another PostgreSQL version are refused in one line that names the log', { tags: 'long' }, async () => {
  await (await folder.start()).stop();
  await writeFile(join(folder.cluster(), 'PG_VERSION'), '12\n');
  await expect(folder.start()).rejects.toThrow('La base de datos incluida no arranca: database files are incompatible');
  expect(await readFile(join(folder.path, 'postgres.log'), 'utf8')).toContain('incompatible');
});
