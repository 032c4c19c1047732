import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { sendRequest } from './send-request.ts';

async function served(answer: RequestListener) {
  let connections = 0;
  const server = createServer(answer);
  server.on('connection', () => (connections += 1));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/pay?a=b`;
  return { url, server, connections: () => connections };
}

const sent = (body: string | null = null, timeoutMs = 5000) => ({
  method: body === null ? 'GET' : 'POST',
  headers: { 'x-key': 'k' },
  body,
  signal: AbortSignal.timeout(timeoutMs),
});

test('what is sent and what comes back are whole, over one connection', async () => {
  const { url, connections } = await served((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part) => (text += part));
    request.on('end', () => {
      response.writeHead(text === '' ? 404 : 201, { 'retry-after': '3' });
      response.end(`${request.method} ${request.url} ${request.headers['x-key']} ${text} ñ`);
    });
  });
  const first = await sendRequest(url, sent('{"a":"ñ"}'));
  expect([first.status, first.ok, await first.text()]).toEqual([201, true, 'POST /pay?a=b k {"a":"ñ"} ñ']);
  const second = await sendRequest(url, sent());
  expect([second.status, second.ok, await second.text()]).toEqual([404, false, 'GET /pay?a=b k  ñ']);
  expect([second.headers.get('retry-after'), second.headers.get('x-none')]).toEqual(['3', null]);
  expect(connections()).toBe(1);
});

test('a connection that is cut off is an error, before an answer and within it, and the next request has another one', async () => {
  let answers = 0;
  const { url, connections } = await served((request, response) => {
    answers += 1;
    if (answers === 2) request.socket.destroy();
    else if (answers === 4) response.writeHead(200, { 'content-length': '10' }).write('half', () => response.destroy());
    else response.end('whole');
  });
  expect(await (await sendRequest(url, sent())).text()).toBe('whole');
  await expect(sendRequest(url, sent())).rejects.toThrow('socket hang up');
  expect(await (await sendRequest(url, sent())).text()).toBe('whole');
  expect(connections()).toBe(2);
  await expect(sendRequest(url, sent())).rejects.toThrow('aborted');
  expect(answers).toBe(4);
});

test('a server that does not answer in time, or is not there, is an error', async () => {
  const { url, server } = await served(() => undefined);
  await expect(sendRequest(url, sent(null, 50))).rejects.toThrow('abort');
  server.close();
  server.closeAllConnections();
  await expect(sendRequest(url, sent())).rejects.toThrow('ECONNREFUSED');
});
