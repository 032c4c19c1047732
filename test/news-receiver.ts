import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

export type ReceivedNews = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** How a receiver answers, by the beginning of its path; what is not here is taken with 204. */
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  // Never, until the test lets it.
  '/slow': () => undefined,
  '/close': (response) => response.destroy(),
  '/fail': (response) => response.writeHead(500).end('no'),
  '/gone': (response) => response.writeHead(410).end(),
  '/redirect': (response) => response.writeHead(307, { location: '/inside' }).end(),
  '/flood': (response) => flood(response.writeHead(200)),
  '/drip': (response) => drip(response.writeHead(200)),
};

/** Sends 100 MB, as fast as they are taken. */
function flood(response: ServerResponse): void {
  const block = Buffer.alloc(65_536, 'x');
  let left = 1600;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(block)) return;
    }
    response.end();
  };
  response.on('drain', more);
  more();
}

/** Sends a byte every 10 ms without an end. */
function drip(response: ServerResponse): void {
  const dripping = setInterval(() => response.write('x'), 10);
  response.once('close', () => clearInterval(dripping));
}

/** Other programs that are sent news, on loopback: good ones and hostile ones. */
export async function openReceiver() {
  const received: ReceivedNews[] = [];
  const waiting = new Set<ServerResponse>();
  const busy = new Map<string, number>();
  let mostAtOnce = 0;
  let sentBytes = 0;
  const repaired = new Set<string>();
  const server = createServer((request, response) => {
    const { url: path = '' } = request;
    const now = (busy.get(path) ?? 0) + 1;
    busy.set(path, now);
    mostAtOnce = Math.max(mostAtOnce, now);
    response.once('close', () => {
      busy.set(path, (busy.get(path) ?? 1) - 1);
      waiting.delete(response);
      sentBytes += response.socket?.bytesWritten ?? 0;
    });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      const [, kind] = Object.entries(answers).find(([start]) => path.startsWith(start)) ?? [];
      if (path.startsWith('/slow')) waiting.add(response);
      if (kind && !repaired.has(path)) kind(response);
      else response.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    received,
    url: `http://127.0.0.1:${port}`,
    port: port ?? 0,
    at: (path: string) => received.filter((one) => one.path === path),
    /** How many requests to one path were open at the same time at most. */
    mostAtOnce: () => mostAtOnce,
    /** How many bytes connections that are over were sent. */
    sentBytes: () => sentBytes,
    waiting: () => waiting.size,
    /** Answers all that wait. */
    letGo(status = 204): void {
      for (const response of waiting) response.writeHead(status).end();
    },
    /** From now on a path takes everything. */
    repair: (path: string) => repaired.add(path),
    close(): Promise<void> {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** Returns the signature of a request by a secret, computed as the Standard Webhooks specification says it. */
export function signatureOf(secret: string, { headers, body }: ReceivedNews): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
