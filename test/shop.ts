import { join } from 'node:path';
import { serve } from '@hono/node-server';
import pino from 'pino';
import type { Send } from '#contract/core/protocol/call.ts';
import { ownRights, type GivenPermission } from '#contract/core/protocol/given-permissions.ts';
import type { AccountRole, StaffRole } from '#contract/core/protocol/staff-roles.ts';
import { insertDemoDelivery } from '#demo/delivery/demo-delivery.ts';
import { addresses, ownRoles, users } from '#server/people/accounts/accounts.tables.ts';
import { startSession } from '#server/people/accounts/sessions.ts';
import { createApi } from '#server/start/api.ts';
import { newUuid, type Services } from '#server/core/context/context.ts';
import { openKnownPeople } from '#server/core/context/known-people.ts';
import { paymentProviders, type PaymentProvider } from '#server/core/context/payment-provider.ts';
import { createSetupLink } from '#server/core/context/setup-link.ts';
import { openLook } from '#server/site/look/serve-look.service.ts';
import { createMailer } from '#server/mail/letters/mailer.service.ts';
import { createEventSignal } from '#platform/events/event-signal.ts';
import { createEventStreams } from '#platform/http/event-streams.ts';
import { openLog } from '#platform/logs/log.ts';
import { openLetters } from '#server/mail/letters/letters/letter-store.service.ts';
import { openDepartments } from '#server/goods/departments/open-departments.service.ts';
import { openTranslations } from '#server/core/translations.service.ts';
import { openInstalments, type Instalments } from '#server/sales/payments/instalments/instalments.service.ts';
import { ownersProviders } from '#server/sales/payments/adapters.service.ts';
import { restartElsewhere } from '#server/core/owner-settings/stored-address.service.ts';
import { shopFactsOf } from '#server/core/owner-settings/shop-facts.service.ts';
import { createIdentityProvider } from '#server/people/social-login/openid-provider.service.ts';
import { readShopSettings } from '#server/start/shop-settings.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { createActor, type Actor } from './actor.ts';
import { testClock } from './clock.ts';
import { testDatabase } from './database.ts';
import { storedAddress } from './home-address.ts';
import { openTestSettings } from './owner-settings.ts';

const webhookSecret = 'test-webhook-secret';
const testToken = 'TEST-access-token';
/** The token of an account of the simulator that is no test account, as a live shop needs. */
export const realToken = 'APP_USR-access-token';
export const controlToken = 'test-control-token';
/** The token of the link for the first administrator. */
export const setupToken = 's'.repeat(43);

type Options = {
  /** Environment variables that override the tests' own. */
  readonly env?: Readonly<Record<string, string>>;
  /** The sandbox's delays before it retries a notification, in ms. */
  readonly retryDelaysMs?: readonly number[];
  /** The owner's settings: those of the demonstration, or none. */
  readonly settings?: 'demo' | 'none';
  /** The token that the simulator accepts; that of a test account by default. */
  readonly accessToken?: string;
  /** The site of the simulator's account; that of Argentina by default, null for one that names none. */
  readonly site?: string | null;
  /** Called with every line of the log, as a process writes it. */
  readonly logTo?: (line: string) => void;
};

type Known = { readonly email: string | null; readonly hasAddress: boolean };

/**
 * A whole shop for one test file: its own database, the real API, and the real payment sandbox, all on loopback. Actors
 * call it in process, as the site does; the sandbox's notifications arrive over HTTP.
 */
export async function openShop({
  env = {},
  retryDelaysMs = [50, 100, 200],
  settings: stored = 'demo',
  accessToken = testToken,
  site,
  logTo,
}: Options = {}) {
  const database = await testDatabase();
  await insertDemoDelivery(database.db);
  const clock = testClock();
  const front = await listen();
  const sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    file: ':memory:',
    accessToken,
    webhookSecret,
    site,
    controlToken,
    noticeUrl: `${front.url}/api/mercadopago/webhook`,
    allowHttpLocalhost: true,
    retryDelaysMs: [...retryDelaysMs],
  });
  const settings = readShopSettings({
    PUBLIC_URL: front.url,
    MP_API_URL: sandbox.url,
    MP_ACCESS_TOKEN: accessToken,
    MP_WEBHOOK_SECRET: webhookSecret,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const ownerSettings = await openTestSettings(database.db, settings, clock.now, stored);
  const providers = ownersProviders({
    db: database.db,
    settings,
    ownerSettings,
    secrets: { accessToken, webhookSecret },
  });
  const log = logTo ? openLog({ logLevel: 'trace' }, { write: logTo }) : pino({ level: 'silent' });
  const look = openLook({
    mediaDir: join(settings.dataDir, 'media'),
    log: pino({ level: 'silent' }),
    source: () => ({ facts: shopFactsOf(ownerSettings.current()), ...ownerSettings.current().look }),
  });
  let offered: readonly PaymentProvider[] = [];
  const instalments = openInstalments({ providers: () => services.providers, ownerSettings, log, clock: clock.now });
  let restarts = 0;
  restartElsewhere(ownerSettings, settings, () => void (restarts += 1));
  const services: Services & { readonly instalments: Instalments } = {
    db: database.db,
    settings,
    ownerSettings,
    letters: await openLetters({ db: database.db, onFailure: failed }),
    departments: await openDepartments({ db: database.db, onFailure: failed }),
    translations: await openTranslations({ db: database.db, onFailure: failed }),
    get providers() {
      const [first, ...others] = [...offered, ...providers().all];
      return first ? paymentProviders(first, ...others) : providers();
    },
    mailer: createMailer({ db: database.db, settings, ownerSettings }),
    look,
    setupLink: createSetupLink(setupToken),
    knownPeople: openKnownPeople(clock.now),
    identity: createIdentityProvider(settings),
    instalments,
    log,
    signal: createEventSignal(),
    streams: createEventStreams(),
    clock: clock.now,
    newId: newUuid,
  };
  const api = createApi(services);
  front.answer((request) => api.fetch(request, { ip: '127.0.0.1' }));

  function sendAs(headers: Readonly<Record<string, string>>): Send {
    return async (path, init) =>
      api.fetch(
        new Request(`${settings.publicUrl}${settings.apiBase}${path}`, {
          ...init,
          headers: { ...init.headers, ...headers },
        }),
        { ip: '127.0.0.1' },
      );
  }

  async function person(
    username: string,
    rol: AccountRole,
    { email, hasAddress }: Known,
  ): Promise<Actor & { id: number; token: string }> {
    const [row] = await database.db
      .insert(users)
      .values({ username, email, rol, name: username })
      .returning({ id: users.id });
    if (!row) throw new Error(`could not make the user ${username}`);
    if (hasAddress) await database.db.insert(addresses).values({ ...storedAddress, userId: row.id });
    const { token } = await startSession(database.db, row.id, clock.now());
    return { ...createActor(username, sendAs({ authorization: `Bearer ${token}` })), id: row.id, token };
  }

  /** Makes a role of the owner's own. */
  async function ownRole(name: string, given: readonly GivenPermission[]) {
    const written = { name, permissions: ownRights(given) };
    const [row] = await database.db.insert(ownRoles).values(written).returning({ rol: ownRoles.rol, id: ownRoles.id });
    if (!row) throw new Error(`could not make the role ${name}`);
    return { ...row, ownRole: written };
  }

  return {
    ownRole,
    db: database.db,
    pool: database.pool,
    databaseUrl: database.url,
    services,
    look,
    settings,
    clock,
    sandbox,
    api,
    /** From now on the shop offers the first of these payment providers, and speaks to the others and to its own as well. */
    offer(...first: readonly PaymentProvider[]): void {
      offered = first;
    },
    /** How often the shop asked to be opened again. */
    restarts: () => restarts,
    /** The shop's address on loopback, for requests over a real socket. */
    url: front.url,
    guest: (): Actor => createActor('', sendAs({})),
    /**
     * Returns a customer with a session, by a bearer token, and with an address for deliveries. Pass `email: null` for one
     * without e-mail.
     */
    customer: (username: string, known: Partial<Known> = {}) =>
      person(username, 'client', { email: `${username}@example.com`, hasAddress: true, ...known }),
    admin: (username = 'jefa') => person(username, 'admin', { email: `${username}@example.com`, hasAddress: false }),
    /** Somebody who works in the shop, in any role. */
    staff: (rol: StaffRole, username: string = rol) =>
      person(username, rol, { email: `${username}@example.com`, hasAddress: false }),
    sendAs,
    async close(): Promise<void> {
      instalments.stop();
      services.mailer.close();
      await sandbox.close();
      await front.close();
      await database.drop();
    },
  };
}

function failed(error: unknown): never {
  throw error;
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Listens on a free loopback port before the API exists, because the shop must know its own address first. */
async function listen() {
  let answer: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 });
  const listening = await new Promise<{ port: number; close: () => Promise<void> }>((resolve) => {
    const server = serve({ fetch: (request) => answer(request), port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      resolve({ port, close: () => new Promise((done) => server.close(() => done())) });
    });
  });
  return {
    url: `http://127.0.0.1:${listening.port}`,
    answer(next: typeof answer) {
      answer = next;
    },
    close: listening.close,
  };
}
