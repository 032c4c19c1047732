import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '#server/core/context/settings.ts';
import { IdentityRefused, IdentityUnavailable, type IdentityProvider } from '#server/core/context/identity-provider.ts';
import { createIdentityProvider } from './openid-provider.service.ts';

// A provider of which the test decides each answer: what a real one never sends is what has to be refused.

const clientId = 'percha-test';
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strangersKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });

let server: Server;
let issuer = '';
let idToken = '';
let saidIssuer: string | undefined;
let provider: IdentityProvider | undefined;
let another: IdentityProvider | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer: saidIssuer ?? issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      },
      '/token': { access_token: 'x', token_type: 'bearer', id_token: idToken },
      '/jwks': { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: '1', alg: 'RS256', use: 'sig' }] },
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[request.url ?? ''] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const set = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: 'percha-test-secret' };
  provider = createIdentityProvider(readSettings(set, []));
  another = createIdentityProvider(readSettings(set, []));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

type Signing = { readonly alg?: string; readonly key?: KeyObject | undefined };

/** Returns a signed text (JWS, RFC 7515); without a signature for no key. */
function signed(claims: object, { alg = 'RS256', key = keys.privateKey }: Signing = {}): string {
  const text = `${part({ alg, kid: '1', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${alg === 'none' ? '' : sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** Does a login whose token says this beside what is right. */
async function logIn(claims: object = {}, signing: Signing = {}) {
  if (!provider) throw new Error('no provider');
  const { state, nonce, verifier } = await provider.start();
  const right = { iss: issuer, sub: 'ana-1', aud: clientId, nonce, iat: inSeconds(0), exp: inSeconds(300) };
  idToken = signed({ ...right, ...claims }, signing);
  return provider.finish(new URLSearchParams({ code: 'x', state }).toString(), { state, nonce, verifier });
}

test('AUTH-4 a token that the provider signed for this shop and this login says who somebody is', async () => {
  expect(await logIn()).toMatchObject({ issuer, subject: 'ana-1' });
});

test.each<[string, object, Signing]>([
  ['the key of a stranger', {}, { key: strangersKeys.privateKey }],
  ['no signature', {}, { alg: 'none' }],
  ['an algorithm of shared secrets', {}, { alg: 'HS256' }],
  ['another client as its audience', { aud: 'another-shop' }, {}],
  ['another issuer', { iss: 'https://malo.example' }, {}],
  ['an end that is over', { iat: inSeconds(-900), exp: inSeconds(-600) }, {}],
  ['no end', { exp: undefined }, {}],
  ['the nonce of another login', { nonce: 'another' }, {}],
  ['nobody', { sub: undefined }, {}],
])('AUTH-4 a token with %s is refused', async (_what, claims, signing) => {
  await expect(logIn(claims, signing)).rejects.toThrow(IdentityRefused);
});

test('AUTH-4 a provider that says that it is another one is not asked', async () => {
  saidIssuer = 'https://accounts.google.com';
  await expect(another?.start()).rejects.toThrow(IdentityUnavailable);
  saidIssuer = undefined;
  await expect(another?.start()).resolves.toMatchObject({ url: expect.stringContaining(issuer) });
});
