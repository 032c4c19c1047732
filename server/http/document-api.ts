import { z } from 'zod';
import { pathParameters } from '#contract/endpoint.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorTable } from '#contract/errors.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Settings } from '../settings.ts';
import { docsPage } from './docs-page.ts';
import type { Api } from './mount.ts';

type Table = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** Serves the OpenAPI 3.1 document of all calls, made from the schemas that validate them, and a page to read it. */
export function documentApi(app: Api, api: Table, { apiBase }: Settings): void {
  const document = openApiOf(api, apiBase);
  app.get(`${apiBase}/openapi.json`, (c) => c.json(document));
  app.get(`${apiBase}/docs`, (c) => {
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'");
    return c.html(docsPage(api, apiBase));
  });
}

/** The document as plain data. */
export function openApiOf(api: Table, apiBase: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, group] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries(group)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(tag, name, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Percha', version: '1', description: 'La API de la tienda.' },
    servers: [{ url: apiBase }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas: { Problem: problem } },
  };
}

const problem = {
  type: 'object',
  required: ['status', 'title', 'detail', 'code', 'values', 'errors'],
  properties: {
    status: { type: 'integer' },
    title: { type: 'string' },
    detail: { type: 'string' },
    code: { type: 'string' },
    values: { type: 'object' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  },
} as const;

function operationOf(tag: string, name: string, endpoint: Endpoint) {
  const { schema, inPath, rest } = inputOf(endpoint);
  const isRead = endpoint.method === 'GET';
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: endpoint.summary,
    'x-roles': endpoint.roles,
    security: endpoint.roles.some((role) => role === 'guest') ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...inPath.map(([key, value]) => ({ name: key, in: 'path', required: true, schema: value })),
      ...(isRead ? rest.map(([key, value]) => ({ name: key, in: 'query', schema: value })) : []),
    ],
    ...(isRead ? {} : { requestBody: { content: contentOf(endpoint, schema) } }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Hecho',
        content: {
          'application/json': { schema: z.toJSONSchema(endpoint.output, { io: 'input', unrepresentable: 'any' }) },
        },
      },
      ...refusalsOf(endpoint),
    },
  };
}

/** What a body holds: JSON, or the bytes of a file (OpenAPI 3.1.1, section 4.14.3). */
function contentOf({ body }: Endpoint, schema: unknown) {
  return body === 'bytes' ? { 'application/octet-stream': {} } : { 'application/json': { schema } };
}

function inputOf({ input, path }: Endpoint) {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const names = new Set(pathParameters(path));
  const fields = Object.entries(schema.properties ?? {});
  return { schema, inPath: fields.filter(([key]) => names.has(key)), rest: fields.filter(([key]) => !names.has(key)) };
}

function refusalsOf({ errors = [], roles }: Endpoint) {
  const isOpen = roles.some((role) => role === 'guest');
  const codes: ErrorCode[] = [
    'malformed',
    'invalid',
    ...(isOpen ? [] : (['not_logged_in', 'not_allowed'] as const)),
    ...errors,
  ];
  return Object.fromEntries(
    codes.map((code) => [
      errorTable[code].status,
      {
        description: errorTable[code].detail,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}
