import { z } from 'zod';
import { readFileAnswer } from './answered-file.ts';
import { isStreamType, readStreamAnswer } from './answered-stream.ts';
import { pathParameters, type Endpoint, type Given, type Output } from './endpoint.ts';
import { isErrorCode, ShopError, type FieldError } from './errors.ts';
import { fieldChange, type Conflict } from './row-version.ts';

/** Sends one request below the API's base address. */
export type Send = (
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> },
) => Promise<Response>;

/**
 * Calls an endpoint: puts the input into path, query and body, and parses the response by its schema. Throws the
 * server's ShopError. The site and the tests call the shop only through this function.
 */
export function call<E extends Endpoint>(send: Send, endpoint: E, input: Given<E>): Promise<Output<E>> {
  return callUnchecked(send, endpoint, input);
}

/** Like `call`, but with an unchecked input: the server rejects an invalid one. */
export async function callUnchecked<E extends Endpoint>(send: Send, endpoint: E, input: unknown): Promise<Output<E>> {
  const { path, rest } = placed(endpoint, input);
  const response = await (endpoint.method === 'GET'
    ? send(`${path}${queryText(rest)}`, { method: 'GET', headers: {} })
    : send(path, { method: endpoint.method, ...bodyOf(endpoint, rest) }));
  const answer: unknown = await answerOf(endpoint, response);
  if (!response.ok) throw problemOf(answer, response.status);
  const schema: E['output'] = endpoint.output;
  return z.parse(schema, answer);
}

async function answerOf({ answers }: Endpoint, response: Response): Promise<unknown> {
  if (answers === undefined || !response.ok) return response.json().catch(() => undefined);
  return isStreamType(answers) ? readStreamAnswer(response) : readFileAnswer(response);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function placed({ path }: Endpoint, input: unknown): { path: string; rest: unknown } {
  if (!isRecord(input)) return { path, rest: input };
  const names = new Set(pathParameters(path));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
  return { path: filled, rest: Object.fromEntries(Object.entries(input).filter(([name]) => !names.has(name))) };
}

function bodyOf({ body }: Endpoint, rest: unknown) {
  const bytes = (body === 'bytes' || body === 'signed') && isRecord(rest) ? rest['bytes'] : undefined;
  const type = body === 'signed' ? 'application/json' : 'application/octet-stream';
  return bytes instanceof Uint8Array
    ? { headers: { 'content-type': type }, body: new Uint8Array(bytes) }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(rest) };
}

function queryText(rest: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(isRecord(rest) ? rest : {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) query.append(name, String(one));
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function problemOf(answer: unknown, status: number): ShopError {
  const problem = isRecord(answer) ? answer : {};
  const code = problem['code'];
  if (typeof code !== 'string' || !isErrorCode(code)) return new ShopError(codeOf(status));
  return new ShopError(code, valuesOf(problem['values']), errorsOf(problem['errors']), conflictOf(problem['conflict']));
}

/**
 * Returns the code of a response that is not the shop's own: a proxy may report that the shop is unavailable (502 to
 * 504).
 */
function codeOf(status: number): 'unavailable' | 'unexpected' | 'malformed' {
  if (status >= 502 && status <= 504) return 'unavailable';
  return status >= 500 ? 'unexpected' : 'malformed';
}

function valuesOf(values: unknown): Record<string, string | number> {
  const pairs = Object.entries(isRecord(values) ? values : {});
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string | number] => ['string', 'number'].includes(typeof pair[1])),
  );
}

/** The current row is not decoded: only the caller knows its schema. */
function conflictOf(conflict: unknown): Conflict<unknown> | undefined {
  if (!isRecord(conflict)) return undefined;
  const { present, changedBy } = conflict;
  return { present, changedBy: z.array(fieldChange).parse(changedBy) };
}

function errorsOf(errors: unknown): FieldError[] {
  return (Array.isArray(errors) ? errors : [])
    .filter(isRecord)
    .map(({ path, message }) => ({ path: String(path), message: String(message) }));
}
