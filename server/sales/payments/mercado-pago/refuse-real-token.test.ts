import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '#server/core/context/settings.ts';
import { environment } from './environment.ts';
import { refuseRealToken } from './refuse-real-token.service.ts';
import { StartRefused } from '#platform/process/start-refused.ts';

/** Tokens of a provider on loopback, each with what it says of the token's owner. */
const owners: Readonly<Record<string, unknown>> = {
  'Bearer APP_USR-real': { id: 1, nickname: 'TIENDA', tags: ['normal', 'mshops'] },
  'Bearer APP_USR-test': { id: 2, nickname: 'TESTUSER2', tags: ['normal', 'test_user'] },
};

let provider: Server;
let apiUrl: string;

beforeAll(async () => {
  provider = createServer(({ url, headers: { authorization = '' } }, response) => {
    const owner = url === '/users/me' ? owners[authorization] : undefined;
    response.writeHead(owner === undefined ? 401 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(owner ?? { message: 'invalid access token' }));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const address = provider.address();
  apiUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterAll(() => provider.close());

const start = (MP_ACCESS_TOKEN?: string) =>
  refuseRealToken(readSettings({ MP_API_URL: apiUrl, MP_ACCESS_TOKEN }, [environment]));

test('MEND-11 demo mode refuses a token that charges, or of which nobody knows whether it does', async () => {
  await expect(start('APP_USR-real')).rejects.toThrow(
    new StartRefused('MP_ACCESS_TOKEN cobra de verdad: SHOP_MODE=demo solo admite una de prueba.'),
  );
  await expect(start('APP_USR-unknown')).rejects.toThrow(/No se pudo comprobar/);
});

test('MEND-11 demo mode takes the tokens of test users, which may begin as real ones do', async () => {
  await expect(start('APP_USR-test')).resolves.toBeUndefined();
  await expect(start('TEST-anything')).resolves.toBeUndefined();
  await expect(start()).resolves.toBeUndefined();
});
