import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * nginx before several processes of the shop, as docs/operations.md advises: it passes on whom it speaks for, and a
 * process that is gone is left out; what may have had an effect is not sent a second time.
 */
export async function startBalancer(folder: string, port: number, shopPorts: readonly number[]) {
  await mkdir(folder, { recursive: true });
  const servers = shopPorts.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join(' ');
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
    events { worker_connections 1024; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
      uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      upstream shop { ${servers} keepalive 32; }
      server {
        listen 127.0.0.1:${port};
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
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + 10_000;
  while (
    !(await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error('nginx did not start');
    await pause(20);
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
