import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { freePort } from '#test/free-port.ts';
import { openMailbox } from '#test/mailbox.ts';
import { startNginx } from '#test/nginx.ts';
import { selfSigned } from '#test/self-signed.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { startStripe } from '../../sandbox/stripe/stripe-sandbox.ts';
import { startShopProcess } from '../fixtures/shop-process.ts';

/** Of an account that is no test account: a shop cannot open with one. */
const stripeKeys = { secretKey: 'sk_live_simulator', webhookSecret: 'whsec_live' };
const secrets = { accessToken: 'APP_USR-live', webhookSecret: 'live-webhook' };

export type LiveOptions = {
  readonly bare?: boolean;
  /** The site of the simulator's account; that of Argentina by default, null for one that names none. */
  readonly site?: string | null;
  /** The country of the simulator's account at the second provider; without it that one is not there. */
  readonly stripe?: 'ES' | 'MX';
};

/** The first administrator of the live shop. */
export const owner = { username: 'duenia', password: 'un-telar-con-luz-7' };

let localhost: ReturnType<typeof selfSigned> | undefined;

/**
 * Makes nginx's certificate and lets this process trust it. Only once for all shops of the process: of two trusted
 * certificates for the same name OpenSSL tries one, which may be that of the other shop.
 */
function trustedLocalhost() {
  const made = selfSigned('localhost');
  setDefaultCACertificates([...getCACertificates(), made.certificate]);
  return made;
}

/**
 * Opens the built shop in live mode as in production: an empty database, a provider, a mail server, and nginx in front
 * of it, which terminates TLS, so the shop must be called over https. A `bare` shop knows nothing of these: it is
 * closed, with its own database, and its owner sets it up. Besides the mode only what the proxy needs is set, and what
 * keeps the test apart: a folder, a port, and the simulator of the provider.
 */
export async function openLiveShop({ bare = false, site, stripe: stripeCountry }: LiveOptions = {}) {
  requireNginx();
  const folder = await mkdtemp(join(tmpdir(), 'percha-live-'));
  const { certificate, key } = (localhost ??= trustedLocalhost());
  const tls = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  await writeFile(tls.certificate, certificate);
  await writeFile(tls.key, key, { mode: 0o600 });
  const database = await testDatabase();
  const emails = await openMailbox();
  const sandbox = await startSandbox({ ...secrets, site, port: 0, file: ':memory:' });
  const port = await freePort();
  const url = `https://localhost:${port}`;
  // The simulator stands in for the provider, whose address is fixed.
  const stripe = stripeCountry && (await openStripe(url, stripeCountry));
  const always = {
    SHOP_MODE: 'live',
    DATA_DIR: join(folder, 'data'),
    MP_API_URL: sandbox.url,
    ...(stripe && { STRIPE_API_URL: stripe.url }),
    TRUST_PROXY: '1',
  };
  const env = {
    ...always,
    DATABASE_URL: database.url,
    PUBLIC_URL: url,
    MP_ACCESS_TOKEN: secrets.accessToken,
    MP_WEBHOOK_SECRET: secrets.webhookSecret,
    SMTP_URL: emails.url,
  };
  if (!bare) await markOpen(database);
  const shop = await startShopProcess(bare ? always : env);
  if (!bare) await createAdministrator(env);
  const nginx = await startNginx({
    folder: join(folder, 'nginx'),
    port,
    shopPorts: [Number(new URL(shop.url).port)],
    tls,
  });
  return {
    ...shop,
    url,
    database,
    emails: emails.received,
    sandboxUrl: sandbox.url,
    secrets,
    /** The account at the second provider. */
    stripe: stripeKeys,
    /** The mail server, as the owner's settings. */
    mailServer: emails.settings,
    /** The shop's own address, without the proxy. */
    innerUrl: shop.url,
    async close(): Promise<void> {
      await nginx.stop();
      await shop.stop();
      await sandbox.close();
      await stripe?.close();
      await emails.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the simulator of the second provider, which tells the shop at this address of everything. */
function openStripe(url: string, country: 'ES' | 'MX') {
  const webhookUrl = `${url}/api/stripe/webhook`;
  return startStripe({ ...stripeKeys, country, webhookUrl, port: 0, file: ':memory:' });
}

/** Throws one line when there is no nginx. */
function requireNginx(): void {
  const { error } = spawnSync('nginx', ['-v']);
  if (error) throw new Error('No se encontró nginx: instálelo (apt-get install nginx-light).', { cause: error });
}

export type LiveShop = Awaited<ReturnType<typeof openLiveShop>>;

/** The owner has opened the shop before. */
async function markOpen({ pool }: TestDatabase): Promise<void> {
  await pool.query(
    `insert into content_versions (kind, key, version, content, at, by, publish_at)
     values ('settings', 'opening', 1, '{"isOpen": true}', now(), 'owner', now())`,
  );
}

/** Runs `npm run admin:create`, with the password typed in. */
async function createAdministrator(env: Readonly<Record<string, string>>): Promise<void> {
  const command = join(import.meta.dirname, '..', '..', 'server', 'start', 'create-admin.ts');
  const child = spawn(process.execPath, [command, owner.username, '100007'], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  child.stdin.end(`${owner.password}\n`);
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`no administrator was made: ${said}`);
}
