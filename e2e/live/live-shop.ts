import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { testDatabase } from '#test/database.ts';
import { freePort } from '#test/free-port.ts';
import { openMailbox } from '#test/mailbox.ts';
import { startNginx } from '#test/nginx.ts';
import { selfSigned } from '#test/self-signed.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { startShopProcess } from '../shop-process.ts';

const secrets = { accessToken: 'TEST-live', webhookSecret: 'live-webhook' };

/** The first administrator of the live shop. */
export const owner = { username: 'duenia', password: 'un-telar-con-luz-7' };

/**
 * Opens the built shop in live mode as in production: an empty database, a provider, a mail server, and nginx in front
 * of it, which terminates TLS. From then on this process trusts nginx's certificate, so the shop must be called over
 * https.
 */
export async function openLiveShop() {
  const folder = await mkdtemp(join(tmpdir(), 'percha-live-'));
  const { certificate, key } = selfSigned('localhost');
  setDefaultCACertificates([...getCACertificates(), certificate]);
  const tls = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  await writeFile(tls.certificate, certificate);
  await writeFile(tls.key, key, { mode: 0o600 });
  const database = await testDatabase();
  const emails = await openMailbox();
  const sandbox = await startSandbox({ ...secrets, port: 0, file: ':memory:' });
  const port = await freePort();
  const url = `https://localhost:${port}`;
  const env = {
    SHOP_MODE: 'live',
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: url,
    MP_ACCESS_TOKEN: secrets.accessToken,
    MP_WEBHOOK_SECRET: secrets.webhookSecret,
    MP_API_URL: sandbox.url,
    SMTP_URL: emails.url,
    TRUST_PROXY: '1',
  };
  const shop = await startShopProcess(env);
  await createAdministrator(env);
  const nginx = await startNginx({
    folder: join(folder, 'nginx'),
    port,
    shopPorts: [Number(new URL(shop.url).port)],
    tls,
  });
  return {
    url,
    database,
    emails: emails.received,
    sandboxUrl: sandbox.url,
    /** The shop's own address, without the proxy. */
    innerUrl: shop.url,
    output: shop.output,
    async close(): Promise<void> {
      await nginx.stop();
      await shop.stop();
      await sandbox.close();
      await emails.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type LiveShop = Awaited<ReturnType<typeof openLiveShop>>;

/** Runs `npm run admin:create`, with the password typed in. */
async function createAdministrator(env: Readonly<Record<string, string>>): Promise<void> {
  const command = join(import.meta.dirname, '..', '..', 'server', 'create-admin.ts');
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
