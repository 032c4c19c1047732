import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fetchPublic } from '#platform/http/fetch-public.ts';
import { isPublicIp } from '#platform/http/public-host.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A shop of another platform on this machine, which answers at the paths that a test gives it, and 404 at others. */
export type OldShop = {
  readonly port: number;
  /** What was asked of it, in order. */
  readonly asked: string[];
  readonly pages: Map<string, Answer>;
  /** The guarded fetch of the shop, for which of all private addresses only that of this server is open; by the name of the old shop too. */
  readonly fetchFile: typeof fetchPublic;
  close(): void;
};

/** Answers a page, or a file. */
export const answer =
  (body: string | Buffer, type = 'text/html; charset=utf-8'): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': type }).end(body);

export const redirect =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end();

/** Starts an old shop that is known as `http://<host>`; `host` stands for a name of the Internet. */
export async function openOldShop(host: string): Promise<OldShop> {
  const asked: string[] = [];
  const pages = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    const given = pages.get(url);
    if (given) given(response, request);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    port,
    asked,
    pages,
    fetchFile: (wanted, options) =>
      fetchPublic(wanted.replace(`http://${host}/`, `http://127.0.0.1:${port}/`), {
        ...options,
        isAllowed: (ip) => ip === '127.0.0.1' || isPublicIp(ip),
      }),
    close: () => server.close(),
  };
}
