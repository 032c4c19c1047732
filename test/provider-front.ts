import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Answer = (asked: URL, response: ServerResponse) => void | Promise<void>;

export type ProviderFront = {
  url: string;
  /** The simulator's address, once it runs. */
  to: string;
  /** What was asked, path and query. */
  readonly asked: string[];
  /** How many calls are being answered, and how many were at once. */
  open: number;
  most: number;
  /** Answers paths that begin so, instead of the simulator. */
  instead: { readonly path: string; readonly answer: Answer } | undefined;
  close(): Promise<void>;
};

/** A server in front of the simulator of a payment provider: a test sees what was asked, and answers some paths otherwise. */
export async function openProviderFront(): Promise<ProviderFront> {
  const front: ProviderFront = {
    url: '',
    to: '',
    asked: [],
    open: 0,
    most: 0,
    instead: undefined,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', front.to);
    front.asked.push(`${url.pathname}${url.search}`);
    front.open += 1;
    front.most = Math.max(front.most, front.open);
    const { instead } = front;
    try {
      if (instead && url.pathname.startsWith(instead.path)) await instead.answer(url, response);
      else await forward(url, request, response);
    } finally {
      front.open -= 1;
    }
  }
  const server = createServer((request, response) => void pass(request, response));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = server.address();
  front.url = `http://127.0.0.1:${isAddress(address) ? address.port : 0}`;
  return front;
}

async function forward(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await fetch(url, {
    method: request.method ?? 'GET',
    headers: { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' },
    body: request.method === 'GET' ? null : await text(request),
  });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
}

const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

/** Sends a value as JSON, and a text as it is, also one that is no JSON. */
export function respond(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
