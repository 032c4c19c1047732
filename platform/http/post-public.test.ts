import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReceiver } from '#test/news-receiver.ts';
import { postPublic } from './post-public.ts';
import { isPublicIp } from './public-host.ts';

let receiver: Awaited<ReturnType<typeof openReceiver>>;

beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

/** Of the private addresses only that of the test's own server may be asked. */
const isAllowed = (ip: string) => ip === '127.0.0.1' || isPublicIp(ip);

const usual = { body: '{"a":1}', headers: { 'x-a': 'b' }, isAllowed };
const post = (path: string, more = {}) => postPublic(`${receiver.url}${path}`, { ...usual, ...more });

test('PROG-2 what is sent arrives, and any status of 2xx says so', async () => {
  expect(await post('/ok')).toEqual({ problem: '', status: 204, answer: '' });
  const [got] = receiver.at('/ok');
  expect(got?.body).toBe('{"a":1}');
  expect(got?.headers).toMatchObject({ 'content-type': 'application/json', 'x-a': 'b', 'user-agent': 'Percha' });
});

test('PROG-2 no redirect is followed, and errors are told with their beginning', async () => {
  expect(await post('/redirect')).toEqual({ problem: 'redirect', status: 307, answer: '' });
  expect(receiver.at('/inside')).toEqual([]);
  expect(await post('/fail')).toEqual({ problem: 'status', status: 500, answer: 'no' });
  expect(await post('/close')).toMatchObject({ problem: 'unreachable', status: null });
  expect(await postPublic('http://127.0.0.1:1/', usual)).toMatchObject({ problem: 'unreachable' });
});

test('PROG-2 of an answer of 100 MB, or without an end, the beginning is read', async () => {
  const flooded = await post('/flood');
  expect(flooded).toMatchObject({ problem: '', status: 200 });
  expect(flooded.answer).toHaveLength(4096);
  await expect.poll(() => receiver.sentBytes()).toBeGreaterThan(0);
  expect(receiver.sentBytes()).toBeLessThan(20_000_000);
  expect(await post('/drip', { mostMs: 2000 })).toMatchObject({ problem: '', status: 200 });
  expect(await post('/slow', { mostMs: 100 })).toMatchObject({ problem: 'time', status: null });
});

test('PROG-2 no address leads to this machine or its network, also not by a name that changes', async () => {
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '169.254.169.254']) {
    const address = `http://${host}:${receiver.port}/never`;
    expect([host, await postPublic(address, { ...usual, isAllowed: isPublicIp })]).toEqual([
      host,
      { problem: 'private', status: null, answer: '' },
    ]);
  }
  const meant = ['127.0.0.1', '10.0.0.8'];
  const lookUp = async () => [{ address: meant.shift() ?? '', family: 4 }];
  const address = `http://erp.example.com:${receiver.port}/renamed`;
  expect((await postPublic(address, { ...usual, lookUp })).problem).toBe('');
  expect((await postPublic(address, { ...usual, lookUp })).problem).toBe('private');
  // One private address among public ones is enough.
  const both = async () => [
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.8', family: 4 },
  ];
  expect((await postPublic(address, { ...usual, lookUp: both })).problem).toBe('private');
  expect(receiver.at('/never')).toEqual([]);
  expect(receiver.at('/renamed')).toHaveLength(1);
});

test('PROG-2 a name that is looked up without an end, or a server that does not say a word, is out of time', async () => {
  const lookUp = () => new Promise<never>(() => undefined);
  const never = postPublic('http://erp.example.com/', { ...usual, lookUp, mostMs: 100 });
  expect(await never).toEqual({ problem: 'time', status: null, answer: '' });
  // TLS with a server that speaks none.
  const address = `https://127.0.0.1:${receiver.port}/`;
  expect(await postPublic(address, { ...usual, mostMs: 2000 })).toMatchObject({ problem: 'unreachable' });
});

test('PROG-2 what is no address of the web is not asked', async () => {
  for (const address of ['ftp://erp.example.com/', 'http://user:secret@erp.example.com/', 'file:///etc/passwd', '']) {
    expect((await postPublic(address, usual)).problem).toBe('address');
  }
});
