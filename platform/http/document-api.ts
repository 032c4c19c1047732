import { t } from '#messages/messages.ts';
import type { Language } from '#messages/languages.ts';
import { language } from '#messages/present-language.ts';
import { z } from 'zod';
import { pathParameters, type Endpoint } from '#contract/core/protocol/endpoint.ts';
import { errorTable } from '#contract/error-table.ts';
import type { ErrorCode } from '#contract/core/protocol/errors.ts';
import { rolesOf } from '#contract/core/protocol/permissions.ts';
import { docsPage } from './docs-page.ts';
import { collectSchemas } from './json-schemas.ts';
import type { Api } from './mount.ts';

type Table = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

export type ApiInfo = {
  readonly apiBase: string;
  readonly title: string;
  readonly description: string;
  /** The name of the cookie that carries the session. */
  readonly sessionCookie: string;
};

/**
 * Serves the OpenAPI 3.1 document of all calls, made from the schemas that validate them, and a page to read it. `said` returns
 * the present title and description: both are in the language of the request, and are made again when the title changes.
 */
export function documentApi(
  app: Api,
  api: Table,
  {
    said,
    ...fixed
  }: Omit<ApiInfo, 'title' | 'description'> & {
    readonly said: () => Pick<ApiInfo, 'title' | 'description'>;
  },
): void {
  const made = new Map<Language, { readonly title: string; readonly document: ReturnType<typeof openApiOf> }>();
  function present() {
    const info = { ...fixed, ...said() };
    const kept = made.get(language());
    if (kept?.title === info.title) return kept.document;
    const document = openApiOf(api, info);
    made.set(language(), { title: info.title, document });
    return document;
  }
  app.get(`${fixed.apiBase}/openapi.json`, (c) => c.json(present()));
  app.get(`${fixed.apiBase}/docs`, (c) => c.html(docsPage(api, { ...fixed, ...said() })));
}

/** Returns the document as plain data. */
export function openApiOf(api: Table, { apiBase, title, description, sessionCookie }: ApiInfo) {
  const schemas = collectSchemas();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, group] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries(group)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const operation = operationOf({ tag, name, endpoint, schemaOf: schemas.schemaOf });
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description },
    servers: [{ url: apiBase }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: sessionCookie },
      },
      schemas: { Problem: problem, ...schemas.components },
    },
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

type Operation = {
  readonly tag: string;
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly schemaOf: ReturnType<typeof collectSchemas>['schemaOf'];
};

const session = [{ bearer: [] }, { cookie: [] }];

function operationOf({ tag, name, endpoint, schemaOf }: Operation) {
  const operationId = `${tag}.${name}`;
  const { schema, inPath, rest } = inputOf(endpoint, schemaOf(endpoint.input, `${operationId}.input`));
  const isRead = endpoint.method === 'GET';
  return {
    operationId,
    tags: [tag],
    summary: endpoint.summary,
    'x-roles': rolesOf(endpoint),
    ...(endpoint.permission && { 'x-permission': endpoint.permission }),
    ...(endpoint.staff && { 'x-staff-permission': endpoint.staff }),
    ...(endpoint.stepUp && { 'x-step-up': endpoint.stepUp }),
    security: isOpen(endpoint) ? [{}, ...session] : session,
    parameters: [
      ...inPath.map((field) => ({ name: field.name, in: 'path', required: true, schema: field.schema })),
      ...(isRead ? rest.map((field) => ({ ...field, in: 'query' })) : []),
    ],
    ...(isRead || rest.length === 0 ? {} : { requestBody: bodyOf(endpoint, schema) }),
    responses: {
      [endpoint.status ?? 200]: {
        description: t('http.done'),
        content: endpoint.answers
          ? { [endpoint.answers]: {} }
          : { 'application/json': { schema: schemaOf(endpoint.output, `${operationId}.output`) } },
      },
      ...refusalsOf(endpoint),
    },
  };
}

type Field = { readonly name: string; readonly required: boolean; readonly schema: unknown };

/** Describes a body: JSON, of any members if its sender signs it, or the bytes of a file (OpenAPI 3.1.1, section 4.14.3). */
function bodyOf({ body = 'json' }: Endpoint, schema: unknown) {
  const contents = {
    json: { 'application/json': { schema } },
    signed: { 'application/json': { schema: { type: 'object' } } },
    bytes: { 'application/octet-stream': {} },
  } as const;
  return { required: true, content: contents[body] };
}

/** Splits an input into path parameters, other fields, and the schema of the latter as one body. */
function inputOf({ path }: Endpoint, schema: Readonly<Record<string, unknown>>) {
  const names = new Set(pathParameters(path));
  const { properties = {}, required = [], ...others } = objectSchema.parse(schema);
  const fields = Object.entries(properties).map(([name, value]) => ({
    name,
    required: required.includes(name),
    schema: value,
  }));
  const rest = fields.filter(({ name }) => !names.has(name));
  // A list is described as one field.
  const whole = [{ name: '', required: true, schema }];
  return {
    inPath: fields.filter(({ name }) => names.has(name)),
    rest: schema['type'] === 'object' ? rest : whole,
    schema: 'properties' in schema ? bodySchema(others, rest) : schema,
  };
}

function bodySchema(others: object, fields: readonly Field[]) {
  return {
    ...others,
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
}

const objectSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
});

const isOpen = (endpoint: Endpoint) => rolesOf(endpoint).includes('guest');

function refusalsOf(endpoint: Endpoint) {
  const codes: ErrorCode[] = [
    'malformed',
    'invalid',
    ...(isOpen(endpoint) ? [] : (['not_logged_in', 'not_allowed'] as const)),
    ...(endpoint.errors ?? []),
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
