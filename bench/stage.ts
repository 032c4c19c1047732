import { fork } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { seedDemo } from '#demo/start/seed.ts';
import { storedAddress } from '#test/home-address.ts';
import { addresses, users } from '#server/people/accounts/accounts.tables.ts';
import { startSession } from '#server/people/accounts/sessions.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { startEmbedded } from '#platform/database/embedded.ts';
import { migrate } from '#platform/database/migrate.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';
import { startShopProcess } from '../e2e/fixtures/shop-process.ts';
import { makePicturesInBackground } from '#server/goods/products/background-pictures.ts';
import { sandboxControl } from '../sandbox/control.ts';
import { addAttributes, addGoods } from './goods.ts';
import { processorTime } from './processor-time.ts';

const cache = join(import.meta.dirname, '..', '.cache', 'bench');
/** What the connections of the shop are called in the database. */
const shopName = 'bench-shop';
const secrets = { accessToken: 'TEST-bench', webhookSecret: 'bench-webhook', controlToken: 'bench-control' };

type StageOptions = {
  /** More flags for Node. */
  readonly flags?: readonly string[];
  /** Of how many attributes each product has a value; none without. */
  readonly attributes?: number;
  /** Gets what was done, for those who wait. */
  readonly tell?: (line: string) => void;
};

/** Opens a shop with so many products: its own database server, payment sandbox and process, as in production. */
export async function openStage(
  productCount: number,
  { flags = [], attributes = 0, tell = () => undefined }: StageOptions = {},
) {
  const begun = performance.now();
  const step = (what: string) => tell(`${what} after ${Math.round((performance.now() - begun) / 1000)} s`);
  const dataDir = await mkdtemp(join(tmpdir(), 'percha-bench-'));
  const mediaDir = join(cache, 'media');
  await mkdir(mediaDir, { recursive: true });
  const server = await startEmbedded({ dataDir, log: () => undefined });
  const { db, pool, close } = await openDatabase(server.url, { max: 20 });
  await migrate(pool, migrationsFolder);
  await seedDemo({ db, pool, mediaDir, onProgress: () => undefined });
  await makePicturesInBackground({ db, mediaDir, log: pino({ level: 'silent' }), isBusy: () => false }).done;
  step('the demo is there');
  await addGoods(pool, productCount);
  await addAttributes(pool, attributes);
  step(`${productCount} products are there`);
  const sandbox = await startSandbox(join(dataDir, 'sandbox.sqlite'));
  const settings = {
    DATABASE_URL: `${server.url}?application_name=${shopName}`,
    DATA_DIR: cache,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    MP_ACCESS_TOKEN: secrets.accessToken,
    MP_WEBHOOK_SECRET: secrets.webhookSecret,
    MP_API_URL: sandbox.url,
  };
  const shop = await startShopProcess(settings, flags);
  step('the shop is open, its catalogue read,');
  let made = 0;
  let owner: Promise<string> | undefined;
  return {
    db,
    pool,
    url: shop.url,
    control: sandboxControl(sandbox.url, secrets.controlToken),
    /** Calls the payment simulator as the shop does, and parses the response. */
    async provider(path: string, init: RequestInit = {}): Promise<unknown> {
      const headers = { authorization: `Bearer ${secrets.accessToken}`, 'content-type': 'application/json' };
      return (await fetch(`${sandbox.url}${path}`, { ...init, headers })).json();
    },
    /** Creates customers with a session each; returns their bearer tokens. */
    async buyers(count: number): Promise<string[]> {
      const now = new Date();
      const named = Array.from({ length: count }, (_, at) => `bench${made + at}`);
      made += count;
      const rows = await db
        .insert(users)
        .values(named.map((name) => ({ username: name, email: `${name}@example.com`, rol: 'client' as const, name })))
        .returning({ id: users.id });
      await db.insert(addresses).values(rows.map(({ id }) => ({ ...storedAddress, userId: id })));
      return Promise.all(rows.map(async ({ id }) => (await startSession(db, id, now)).token));
    },
    /** Returns the bearer token of an administrator, always the same one. */
    administrator: () => (owner ??= addAdministrator(db)),
    /** Returns the cookies of the demo's customer in a browser with a session. */
    async customerCookie(): Promise<string> {
      const response = await fetch(`${shop.url}/api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: shop.url },
        body: JSON.stringify({ user_name: 'cliente', user_password: 'cliente1234' }),
      });
      return response.headers
        .getSetCookie()
        .map((cookie) => cookie.slice(0, cookie.indexOf(';')))
        .join('; ');
    },
    /** Returns the processor time that the shop and this process have used so far, and the database for each, by connection; in ms. */
    async processorTimes() {
      const { rows } = await pool.query<{ pid: number; name: string }>(
        "select pid, application_name as name from pg_stat_activity where backend_type = 'client backend'",
      );
      const connections = rows.map(async ({ pid, name }) => ({ pid, name, ms: await processorTime(pid) }));
      const all = await Promise.all(connections);
      const ofShop = (isShops: boolean) =>
        new Map(all.filter(({ name }) => (name === shopName) === isShops).map(({ pid, ms }) => [pid, ms]));
      return {
        shop: { program: await processorTime(shop.processId), connections: ofShop(true) },
        bench: { program: await processorTime(process.pid), connections: ofShop(false) },
      };
    },
    /** Returns the memory of the shop's process, in bytes. */
    memory: () => memoryOf(shop.processId),
    async close(): Promise<void> {
      await shop.stop();
      await sandbox.close();
      await close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Adds an administrator with a session; returns its bearer token. */
async function addAdministrator(db: Database): Promise<string> {
  const [row] = await db
    .insert(users)
    .values({ username: 'benchjefa', email: 'benchjefa@example.com', rol: 'admin', name: 'benchjefa' })
    .returning({ id: users.id });
  return (await startSession(db, row?.id ?? 0, new Date())).token;
}

/** Returns the resident memory as the kernel reports it (proc_pid_status(5)), in bytes; 0 without /proc. */
async function memoryOf(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

async function startSandbox(file: string) {
  const child = fork(join(import.meta.dirname, '..', 'sandbox', 'main.ts'), [], {
    env: {
      SANDBOX_PORT: '0',
      SANDBOX_FILE: file,
      SANDBOX_ACCESS_TOKEN: secrets.accessToken,
      SANDBOX_WEBHOOK_SECRET: secrets.webhookSecret,
      SANDBOX_CONTROL_TOKEN: secrets.controlToken,
      SANDBOX_ALLOW_HTTP_LOCALHOST: '1',
    },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('exit', () => reject(new Error('the payment sandbox did not start')));
  });
  return {
    url,
    async close(): Promise<void> {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
