import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { accountProblem } from '../account-problem.service.ts';
import { tryAccount } from './try-account.ts';

test('OWN-3 a provider that refuses a credential is told apart from one that is not reached', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"invalid access token"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const asked = { apiUrl, accessToken: 'APP_USR-1' };
  const provider = { title: 'Mercado Pago', worksIn: () => true };
  expect(accountProblem(await tryAccount(asked), provider, 'AR')).toBe(
    'El medio de pago no acepta la credencial: invalid access token',
  );
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  expect(accountProblem(await tryAccount(asked), provider, 'AR')).toBe(
    'No se pudo preguntar al medio de pago por la cuenta: nadie atiende en esa dirección y puerto (ECONNREFUSED)',
  );
});

test('OWN-3 a provider that sends elsewhere is not followed: the credential stays with its address', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(302, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  expect(await tryAccount({ apiUrl, accessToken: 'APP_USR-1' })).toMatchObject({ isAccepted: false, isReached: false });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked).not.toContain('/elsewhere');
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
