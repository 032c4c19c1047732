import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Send } from '#contract/core/protocol/call.ts';
import { insertDemoSettings } from '#demo/core/demo-settings.ts';
import { insertDemoDelivery } from '#demo/delivery/demo-delivery.ts';
import { storedAddress } from '#test/home-address.ts';
import { openDepartments } from '#server/goods/departments/open-departments.service.ts';
import { openTranslations } from '#server/core/translations.service.ts';
import { openLetters } from '#server/mail/letters/letters/letter-store.service.ts';
import { addresses, users } from '#server/people/accounts/accounts.tables.ts';
import { startSession } from '#server/people/accounts/sessions.ts';
import { newUuid, type Services } from '#server/core/context/context.ts';
import { openKnownPeople } from '#server/core/context/known-people.ts';
import { createEventSignal } from '#platform/events/event-signal.ts';
import { createEventStreams } from '#platform/http/event-streams.ts';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbedded } from '#platform/database/embedded.ts';
import { migrate } from '#platform/database/migrate.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';
import { paymentProviders } from '#server/core/context/payment-provider.ts';
import { handProvider } from '#server/sales/payments/by-hand/hand-provider.service.ts';
import { createSetupLink } from '#server/core/context/setup-link.ts';
import { createMailer } from '#server/mail/letters/mailer.service.ts';
import { demoSettingsInSpanish, openTestSettings } from '#test/owner-settings.ts';
import { readShopSettings } from '#server/start/shop-settings.ts';
import { createIdentityProvider } from '#server/people/social-login/openid-provider.service.ts';
import { createActor } from '#test/actor.ts';
import { freePort } from '#test/free-port.ts';
import { storeSettings } from '#test/store-settings.ts';
import { program } from './program.ts';
import { startReplica } from './replica.ts';
import { trialPayments, type TrialPayments, type TrialProvider } from './trial-payments.ts';

const root = join(import.meta.dirname, '..');

type Options = {
  /** The provider by which orders are paid. */
  readonly by?: TrialProvider;
  /** The number of shop processes that share the database. */
  readonly processes?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** True if there is a replica; a primary that dies then stays down. */
  readonly hasReplica?: boolean;
  /** A command that executes the shop, for a given data folder. */
  readonly around?: (dataDir: string) => readonly string[];
  /** Options of the shop's engine besides its own. */
  readonly flags?: readonly string[];
};

/** An address of a buyer in each country. */
const addressIn = {
  AR: storedAddress,
  MX: { ...storedAddress, phone: '+525512345678', city: 'Cuauhtémoc', province: 'CMX', postalCode: '06600' },
} as const;

/** Opens database, payment sandbox and processes of the shop on loopback, each of which can be killed and restarted. */
export async function openWholeShop({
  by = 'mercado-pago',
  processes = 1,
  env = {},
  hasReplica = false,
  around,
  flags = [],
}: Options = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'percha-trial-'));
  const primaryDir = join(dataDir, 'db');
  const database = await startEmbedded({ dataDir: primaryDir, log: () => undefined, isRestarted: !hasReplica });
  const replica = hasReplica ? await startReplica(primaryDir) : undefined;
  const databaseUrl = replica ? bothOf(database.url, replica.url) : database.url;
  const { db, pool, close } = await openDatabase(databaseUrl);
  await migrate(pool, migrationsFolder);
  const sandboxPort = await freePort();
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  // The provider's notifications go to the first process.
  const publicUrl = env['PUBLIC_URL'] ?? `http://localhost:${ports[0]}`;
  const payments: TrialPayments = trialPayments[by]({ port: sandboxPort, dataDir, publicUrl });
  const sandbox = program(payments.simulator);
  await sandbox.start();
  const common = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: publicUrl,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...payments.env,
    ...env,
  };
  // The database has a user already, so the demo creates nothing.
  await db.insert(users).values({ username: 'alguien', email: null, rol: 'client', name: 'Alguien' });
  await insertDemoDelivery(db);
  const { country } = payments;
  await insertDemoSettings(db, new Date(), demoSettingsInSpanish);
  if (country !== 'AR') {
    await db.transaction(async (transaction) => {
      // The specified rules for products are of pesos of Argentina.
      await storeSettings(transaction, 'selling', { productRules: 'wide' });
      await storeSettings(transaction, 'country', { country });
    });
  }
  const shops = ports.map((port, at) => {
    const ownDir = join(dataDir, `shop${at}`);
    return program({
      file: join(root, 'main', 'main.ts'),
      readyUrl: `http://127.0.0.1:${port}/readyz`,
      env: { ...common, PORT: String(port), DATA_DIR: ownDir },
      flags,
      ...(around ? { around: around(ownDir) } : {}),
    });
  });
  await Promise.all(shops.map((shop) => shop.start()));

  const settings = readShopSettings(common);
  const ownerSettings = await openTestSettings(db, settings, () => new Date());
  const services: Services = {
    db,
    settings,
    providers: paymentProviders(payments.provider, handProvider(db)),
    ownerSettings,
    instalments: { current: () => null },
    look: { make: () => undefined, find: async () => undefined },
    letters: await openLetters({ db, onFailure: () => undefined }),
    departments: await openDepartments({ db, onFailure: () => undefined }),
    translations: await openTranslations({ db, onFailure: () => undefined }),
    mailer: createMailer({ db, settings, ownerSettings }),
    setupLink: createSetupLink(),
    knownPeople: openKnownPeople(() => new Date()),
    identity: createIdentityProvider(settings),
    log: pino({ level: 'silent' }),
    signal: createEventSignal(),
    streams: createEventStreams(),
    clock: () => new Date(),
    newId: newUuid,
  };

  return {
    db,
    pool,
    database,
    replica,
    dataDir,
    sandbox,
    shops,
    ports,
    /** The services of the shop's jobs, which the trial can also run as if later. */
    services,
    /** What is done at the provider. */
    payments,
    /** Returns a user with a session, and its token, who calls `base`, the address of the shop or of a proxy in front of it. */
    async person(username: string, rol: 'admin' | 'client', base = `http://127.0.0.1:${ports[0]}`) {
      const [row] = await db
        .insert(users)
        .values({ username, email: `${username}@example.com`, rol, name: username })
        .returning({ id: users.id });
      if (row && rol === 'client') await db.insert(addresses).values({ ...addressIn[country], userId: row.id });
      const { token } = await startSession(db, row?.id ?? 0, new Date());
      const send: Send = (path, init) =>
        fetch(`${base}/api${path}`, {
          ...init,
          headers: { ...init.headers, authorization: `Bearer ${token}` },
          signal: AbortSignal.timeout(30_000),
        });
      return { ...createActor(username, send), token };
    },
    async close(): Promise<void> {
      await Promise.all(shops.map((shop) => shop.stop()));
      await sandbox.stop();
      await close();
      await replica?.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address of two servers of one database, as libpq writes it. */
function bothOf(primary: string, standby: string): string {
  const url = new URL(primary);
  const hosts = `${url.host},${new URL(standby).host}`;
  return `${primary.replace(url.host, hosts)}?target_session_attrs=read-write`;
}

export type WholeShop = Awaited<ReturnType<typeof openWholeShop>>;
