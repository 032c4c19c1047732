import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Options = {
  /** The folder of its own files. */
  readonly folder: string;
  readonly port: number;
  readonly shopPorts: readonly number[];
  /** The files of a certificate and its key: with them nginx terminates TLS. */
  readonly tls?: { readonly certificate: string; readonly key: string };
};

/** The timeout of a start, in ms. */
const openingLimitMs = 30_000;

/**
 * Starts nginx in front of processes of the shop, as docs/operations.md describes: it forwards the client's address,
 * skips a process that is down, and never retries a request that may have had an effect.
 */
export async function startNginx({ folder, port, shopPorts, tls }: Options) {
  await mkdir(folder, { recursive: true });
  const servers = shopPorts.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join(' ');
  const security = tls
    ? `ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key}; ssl_protocols TLSv1.2 TLSv1.3;`
    : '';
  // Started by root, its workers run as another user, who may not read the test's folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
    events { worker_connections 1024; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
      uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      upstream shop { ${servers} keepalive 32; }
      server {
        listen 127.0.0.1:${port}${tls ? ' ssl' : ''};
        ${security}
        client_max_body_size 32m;
        location / {
          proxy_pass http://shop;
          proxy_http_version 1.1;
          proxy_set_header Connection '';
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_next_upstream error timeout;
          proxy_connect_timeout 1s;
        }
      }
    }`,
  );
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' });
  const url = `${tls ? 'https' : 'http'}://${tls ? 'localhost' : '127.0.0.1'}:${port}`;
  const deadline = Date.now() + openingLimitMs;
  for (let trouble = await troubleAt(url); trouble !== null; trouble = await troubleAt(url)) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`nginx did not start: ${trouble}`);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return {
    url,
    async stop(): Promise<void> {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

/** Returns why the shop cannot be reached through nginx; null when it can. */
async function troubleAt(url: string): Promise<string | null> {
  return fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok, status }) => (ok ? null : `status ${status}`),
    (error: Error) => String(error.cause ?? error),
  );
}
