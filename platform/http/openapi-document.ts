import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { pathParameters, type Endpoint } from '#contract/core/protocol/endpoint.ts';
import { errorTable } from '#contract/error-table.ts';
import type { ErrorCode } from '#contract/core/protocol/errors.ts';
import { rolesOf } from '#contract/core/protocol/permissions.ts';
import { exampleOf } from './example-of.ts';
import { collectSchemas } from './json-schemas.ts';

export type Table = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

export type ApiInfo = {
  readonly apiBase: string;
  readonly title: string;
  readonly description: string;
  /** The name of the cookie that carries the session. */
  readonly sessionCookie: string;
  /** The permissions that a program's token can have. */
  readonly scopes: readonly string[];
  /** What other programs are sent, by its name. */
  readonly news: Readonly<Record<string, { readonly summary: string; readonly body: z.ZodType }>>;
};

/** Returns the document as plain data. */
export function openApiOf(api: Table, { apiBase, title, description, sessionCookie, scopes, news }: ApiInfo) {
  const schemas = collectSchemas();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, group] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries(group)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const operation = operationOf({ tag, name, endpoint, scopes, schemas });
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: apiBase }],
    tags: Object.keys(api).map((name) => ({ name, description: name })),
    paths,
    webhooks: Object.fromEntries(
      Object.entries(news).map(([name, { summary, body }]) => [name, { post: newsOf(name, summary, body, schemas) }]),
    ),
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

type Schemas = ReturnType<typeof collectSchemas>;

type Operation = {
  readonly tag: string;
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly scopes: readonly string[];
  readonly schemas: Schemas;
};

/** Returns a media type of JSON with an example, if there is one that the call itself would take or answer. */
function jsonOf(schema: unknown, { components }: Schemas, isRight: (example: unknown) => boolean) {
  const example = exampleOf(schema, components);
  return { 'application/json': { schema, ...(example !== undefined && isRight(example) && { example }) } };
}

/** Describes a piece of news that the shop sends to other programs (OpenAPI 3.1.1, section 4.1). */
function newsOf(name: string, summary: string, body: z.ZodType, schemas: Schemas) {
  const schema = schemas.schemaOf(body, `news.${name}`);
  return {
    operationId: `news.${name}`,
    summary,
    security: [],
    parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((header) => ({
      name: header,
      in: 'header',
      required: true,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: jsonOf(schema, schemas, (example) => body.safeParse(example).success) },
    responses: { '2XX': { description: t('http.done') }, '4XX': { description: t('http.title.badData') } },
  };
}

const session = [{ bearer: [] }, { cookie: [] }];

function operationOf({ tag, name, endpoint, scopes, schemas }: Operation) {
  const operationId = `${tag}.${name}`;
  const { schemaOf } = schemas;
  const needed = endpoint.permission ?? endpoint.staff;
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
    ...(needed && scopes.includes(needed) && { 'x-program-scope': needed }),
    security: isOpen(endpoint) ? [{}, ...session] : session,
    parameters: [
      ...inPath.map((field) => ({ name: field.name, in: 'path', required: true, schema: field.schema })),
      ...(isRead ? rest.map((field) => ({ ...field, in: 'query' })) : []),
    ],
    ...(isRead || rest.length === 0 ? {} : { requestBody: bodyOf(endpoint, { schema, inPath, schemas }) }),
    responses: {
      [endpoint.status ?? 200]: {
        description: t('http.done'),
        content: endpoint.answers
          ? { [endpoint.answers]: {} }
          : jsonOf(
              schemaOf(endpoint.output, `${operationId}.output`),
              schemas,
              (example) => endpoint.output.safeParse(example).success,
            ),
      },
      ...refusalsOf(endpoint),
    },
  };
}

type Field = { readonly name: string; readonly required: boolean; readonly schema: unknown };

type Body = { readonly schema: unknown; readonly inPath: readonly Field[]; readonly schemas: Schemas };

/** Describes a body: JSON, of any members if its sender signs it, or the bytes of a file (OpenAPI 3.1.1, section 4.14.3). */
function bodyOf({ body = 'json', input }: Endpoint, { schema, inPath, schemas }: Body) {
  const path = Object.fromEntries(inPath.map((field) => [field.name, exampleOf(field.schema, schemas.components)]));
  const isRight = (example: unknown) =>
    input.safeParse(Array.isArray(example) ? example : { ...path, ...Object(example) }).success;
  if (body === 'bytes') return { required: true, content: { 'application/octet-stream': {} } };
  const content =
    body === 'json' ? jsonOf(schema, schemas, isRight) : { 'application/json': { schema: { type: 'object' } } };
  return { required: true, content };
}

/** Splits an input into path parameters, other fields, and the schema of the latter as one body. */
function inputOf({ path }: Endpoint, schema: Readonly<Record<string, unknown>>) {
  const names = pathParameters(path);
  const { properties = {}, required = [], ...others } = objectSchema.parse(schema);
  const fields = Object.entries(properties).map(([name, value]) => ({
    name,
    required: required.includes(name),
    schema: value,
  }));
  const rest = fields.filter(({ name }) => !names.includes(name));
  // A list is described as one field, and so is a choice of several objects.
  const whole = [{ name: '', required: true, schema }];
  return {
    inPath: names.map((name) => ({ name, required: true, schema: memberOf(schema, name) ?? { type: 'string' } })),
    rest: schema['type'] === 'object' ? rest : whole,
    schema: 'properties' in schema ? bodySchema(others, rest) : withoutMembers(schema, names),
  };
}

/** Returns the schema of a member; of a choice or a sum of several objects that of the first one that has it. */
function memberOf(schema: unknown, name: string): unknown {
  const { properties = {}, anyOf = [], oneOf = [], allOf = [] } = partsSchema.parse(schema);
  const parts = [...anyOf, ...oneOf, ...allOf];
  return properties[name] ?? parts.map((one) => memberOf(one, name)).find((one) => one !== undefined);
}

type JsonSchema = Readonly<Record<string, unknown>>;

/** Returns a choice or a sum of several objects without members that the path has. */
function withoutMembers(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const { properties, required, anyOf, oneOf, allOf, ...others } = partsSchema.parse(schema);
  const without = (parts: readonly JsonSchema[]) => parts.map((one) => withoutMembers(one, names));
  const left = Object.entries(properties ?? {}).filter(([one]) => !names.includes(one));
  return {
    ...others,
    ...(properties && { properties: Object.fromEntries(left) }),
    ...(required && { required: required.filter((one) => !names.includes(one)) }),
    ...(anyOf && { anyOf: without(anyOf) }),
    ...(oneOf && { oneOf: without(oneOf) }),
    ...(allOf && { allOf: without(allOf) }),
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

const severalSchemas = z.array(z.record(z.string(), z.unknown())).optional();

const partsSchema = objectSchema.extend({ anyOf: severalSchemas, oneOf: severalSchemas, allOf: severalSchemas });

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
