import { serve } from '@hono/node-server';
import pino from 'pino';
import type { Send } from '#contract/call.ts';
import { insertDemoDelivery } from '#demo/delivery/demo-delivery.ts';
import { addresses, users } from '#server/accounts/accounts.tables.ts';
import { startSession } from '#server/accounts/sessions.ts';
import { createApi } from '#server/api.ts';
import { newUuid } from '#server/context/context.ts';
import type { Services } from '#server/context/context.ts';
import { paymentProviders } from '#server/context/payment-provider.ts';
import { createEventSignal } from '#platform/events/event-signal.ts';
import { createEventStreams } from '#platform/http/event-streams.ts';
import { openLog } from '#platform/logs/log.ts';
import { handProvider } from '#server/payments/by-hand/hand-provider.service.ts';
import { createMercadoPago } from '#server/payments/mercado-pago/mercado-pago.service.ts';
import { providerOf } from '#server/payments/mercado-pago/provider-settings.service.ts';
import { createIdentityProvider } from '#server/social-login/openid-provider.service.ts';
import { readSettings } from '#server/context/settings.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { createActor } from './actor.ts';
import type { Actor } from './actor.ts';
import { testClock } from './clock.ts';
import { testDatabase } from './database.ts';
import { storedAddress } from './home-address.ts';

const webhookSecret = 'test-webhook-secret';
const accessToken = 'TEST-access-token';
export const controlToken = 'test-control-token';

type Options = {
  /** Environment variables that override the tests' own. */
  readonly env?: Readonly<Record<string, string>>;
  /** The sandbox's delays before it retries a notification, in ms. */
  readonly retryDelaysMs?: readonly number[];
  /** Called with every line of the log, as a process writes it. */
  readonly logTo?: (line: string) => void;
};

type Known = { readonly email: string | null; readonly hasAddress: boolean };

/**
 * A whole shop for one test file: its own database, the real API, and the real payment sandbox, all on loopback. Actors
 * call it in process, as the site does; the sandbox's notifications arrive over HTTP.
 */
export async function openShop({ env = {}, retryDelaysMs = [50, 100, 200], logTo }: Options = {}) {
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
    controlToken,
    allowHttpLocalhost: true,
    retryDelaysMs: [...retryDelaysMs],
  });
  const settings = readSettings({
    PUBLIC_URL: front.url,
    MP_API_URL: sandbox.url,
    MP_ACCESS_TOKEN: accessToken,
    MP_WEBHOOK_SECRET: webhookSecret,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const services: Services = {
    db: database.db,
    read: (work) => work(database.db),
    settings,
    providers: paymentProviders(
      createMercadoPago(providerOf(settings, { accessToken, webhookSecret })),
      handProvider(database.db),
    ),
    identity: createIdentityProvider(settings),
    log: logTo ? openLog({ logLevel: 'trace' }, { write: logTo }) : pino({ level: 'silent' }),
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
    rol: 'admin' | 'client',
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

  return {
    db: database.db,
    pool: database.pool,
    databaseUrl: database.url,
    services,
    settings,
    clock,
    sandbox,
    api,
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
    sendAs,
    async close(): Promise<void> {
      await sandbox.close();
      await front.close();
      await database.drop();
    },
  };
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
