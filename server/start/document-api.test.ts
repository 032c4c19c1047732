import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { scopes } from '#contract/core/protocol/scopes.ts';
import { documentedNews, sentTopics } from '#contract/mail/webhook-events.ts';
import { openApiOf } from '#platform/http/openapi-document.ts';

const document = openApiOf(api, {
  apiBase: '/api',
  title: 'Percha',
  description: 'La API de la tienda.',
  sessionCookie: '__Host-percha',
  scopes,
  news: documentedNews(),
});

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : referencesIn(inner)));
}

test('MEND-42 every reference of the OpenAPI document resolves within it', () => {
  const found = new Set(referencesIn(document));
  const parts = new Set(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`));
  expect([...found].filter((one) => !parts.has(one))).toEqual([]);
  expect(found.size).toBeGreaterThan(1);
});

test('MEND-42 a call with a body requires it, and a field of the path is not asked for again in the body', () => {
  const { put } = document.paths['/chatBot/receptor'] ?? {};
  expect(put).toMatchObject({ requestBody: { required: true } });
  const { patch } = document.paths['/modify/categories/{id}'] ?? {};
  expect(patch).toMatchObject({ parameters: [{ name: 'id', in: 'path', required: true }] });
  const title = expect.anything();
  expect(patch).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { properties: { title } } } } },
  });
  expect(patch).not.toHaveProperty('requestBody.content.application/json.schema.properties.id');
  const { post } = document.paths['/users/logout'] ?? {};
  expect(post).not.toHaveProperty('requestBody');
});

test('MEND-42 each call says which roles may make it, and those of the back office their permission', () => {
  const { post: refund } = document.paths['/admin/orders/{reference}/refunds'] ?? {};
  expect(refund).toMatchObject({ 'x-roles': ['admin', 'manager'], 'x-permission': 'orders.refund' });
  const { get: order } = document.paths['/orders/{key}'] ?? {};
  expect(order).toMatchObject({
    'x-roles': ['customer', 'admin', 'manager', 'orders', 'viewer'],
    'x-staff-permission': 'orders.read',
  });
  expect(order).not.toHaveProperty('x-permission');
});

test('MEND-42 authentication is by a token or by the session cookie', () => {
  expect(document.components.securitySchemes).toEqual({
    bearer: { type: 'http', scheme: 'bearer' },
    cookie: { type: 'apiKey', in: 'cookie', name: '__Host-percha' },
  });
  expect(document.paths['/findAllOrders']).toMatchObject({ get: { security: [{ bearer: [] }, { cookie: [] }] } });
});

/**
 * Paths of the requirements that fit one of the shop's own as well: an id is a number, and never 'detail'. Every other message of the
 * rules fails the test.
 */
const known = [
  'no-ambiguous-paths #/paths/~1products~1{id}~1size-table',
  'no-ambiguous-paths #/paths/~1products~1{id}~1reviews',
];

test('PROG-3 the OpenAPI document keeps to the rules that Redocly recommends', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const lint = (source: string) => lintFromString({ source, absoluteRef: '/openapi.json', config });
  const problems = await lint(JSON.stringify(document));
  const said = problems.map(({ ruleId, location: [first] }) => `${ruleId} ${first?.pointer ?? ''}`);
  expect(said.toSorted()).toEqual(known.toSorted());
  // The rules do find what is wrong.
  const broken = { ...document, paths: { '/tokens': document.paths['/admin/tokens'] }, components: {}, webhooks: {} };
  expect((await lint(JSON.stringify(broken))).map(({ ruleId }) => ruleId)).toContain('security-defined');
});

type Media = { readonly schema?: unknown; readonly example?: unknown };

/** All JSON bodies and answers of the document. */
function mediaIn(value: unknown): Media[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'application/json' && typeof inner === 'object' && inner !== null ? [inner] : mediaIn(inner),
  );
}

test('PROG-3 requests and answers have examples, each of which the call itself would take', () => {
  const media = mediaIn(document.paths);
  const shown = media.filter(({ example }) => example !== undefined);
  expect(media.length).toBeGreaterThan(300);
  expect(shown.length / media.length).toBeGreaterThan(0.85);
  const { post } = document.paths['/admin/tokens'] ?? {};
  expect(post).toHaveProperty('requestBody.content.application/json.example.scopes', ['orders.read']);
});

test('PROG-2 the document has what other programs are sent, with the headers of the signature', () => {
  expect(Object.keys(document.webhooks).toSorted()).toEqual(sentTopics.toSorted());
  const { post } = document.webhooks['order.placed'] ?? {};
  expect(post?.parameters.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
  expect(post?.requestBody.content['application/json']).toMatchObject({
    example: { type: 'order.placed', data: { number: 1042 } },
  });
});

test('PROG-1 a call of the document says which scope of a token it needs', () => {
  const { get: orders } = document.paths['/admin/orders'] ?? {};
  expect(orders).toMatchObject({ 'x-program-scope': 'orders.read' });
  const { get: tokens } = document.paths['/admin/tokens'] ?? {};
  expect(tokens).toMatchObject({ 'x-permission': 'programs.manage' });
  expect(tokens).not.toHaveProperty('x-program-scope');
});

test('PROG-3 a field of the path of a call with a choice of bodies is asked for in the path, and not again in the body', () => {
  const { put } = document.paths['/admin/delivery/methods/{id}'] ?? {};
  expect(put).toMatchObject({ parameters: [{ name: 'id', in: 'path', required: true }] });
  const schema = 'requestBody.content.application/json.schema.oneOf';
  for (const choice of [0, 1]) {
    expect(put).toHaveProperty(`${schema}.${choice}.properties.title`);
    expect(put).not.toHaveProperty(`${schema}.${choice}.properties.id`);
  }
});
