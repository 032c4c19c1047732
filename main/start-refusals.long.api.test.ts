import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { freePort } from '#test/free-port.ts';
import { refusedStart } from '#test/refused-start.ts';

let folder: string;
let database: Awaited<ReturnType<typeof testDatabase>>;
let occupied: Server;
let occupiedPort: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'percha-start-'));
  database = await testDatabase();
  occupied = createServer();
  occupiedPort = await portOf(occupied);
});

afterAll(async () => {
  occupied.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

function portOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/** Returns the address of a proxy to the database that cuts all connections at the first query for users. */
async function behindCuttingProxy(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    sockets.push(client, server);
    for (const socket of [client, server]) socket.on('error', () => undefined);
    server.pipe(client);
    client.on('data', (chunk) => {
      if (!/select "id" from "users"/.test(chunk.toString('latin1'))) {
        server.write(chunk);
        return;
      }
      proxy.close();
      for (const socket of sockets) socket.destroy();
    });
  });
  const address = new URL(url);
  address.port = String(await portOf(proxy));
  return String(address);
}

test.each<[string, () => Promise<Record<string, string>>, RegExp]>([
  ['a bad setting', async () => ({ PORT: 'tres' }), /PORT/],
  [
    'live mode with an address without TLS',
    async () => ({ SHOP_MODE: 'live', PUBLIC_URL: 'http://tienda.example' }),
    /PUBLIC_URL debe ser https/,
  ],
  ['a taken port', async () => ({ PORT: String(occupiedPort) }), new RegExp('ocupado|en uso', 'i')],
  [
    'a database that does not answer',
    async () => ({ DATABASE_URL: `postgres://x:secreto@127.0.0.1:${await freePort()}/x` }),
    /base de datos/i,
  ],
  [
    'a database connection that is lost while the shop starts',
    async () => ({ DATABASE_URL: await behindCuttingProxy(database.url) }),
    /Se cortó la conexión con la base de datos/,
  ],
])(
  '%s ends the start with one line and code 1',
  async (_, env, words) => {
    const settings = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') };
    const { code, lines } = await refusedStart({ ...settings, ...(await env()) });
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(words)] });
    expect(lines.join()).not.toMatch(/secreto| at \w|Error:/);
  },
  60_000,
);
