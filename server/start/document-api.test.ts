import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { openApiOf } from '#platform/http/document-api.ts';

const document = openApiOf(api, {
  apiBase: '/api',
  title: 'Percha',
  description: 'La API de la tienda.',
  sessionCookie: '__Host-percha',
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
