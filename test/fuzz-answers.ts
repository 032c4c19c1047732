import { z } from 'zod';
import { readFileAnswer } from '#contract/core/protocol/answered-file.ts';
import { isStreamType } from '#contract/core/protocol/answered-stream.ts';
import type { Send } from '#contract/core/protocol/call.ts';
import { pathParameters, type Endpoint } from '#contract/core/protocol/endpoint.ts';

export type Attempt = { readonly input: Record<string, unknown>; readonly caller: Send };

const asText = (value: unknown) =>
  ((typeof value === 'object' ? safeJson(value) : String(value)) || '-').toWellFormed().slice(0, 5000);

/** Returns JSON as a client would write it; a value that JSON cannot represent becomes null. */
export function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)) ?? 'null';
  } catch {
    return 'null';
  }
}

/** Sends any input where the call expects it, as far as JSON and addresses can say it. */
export function send(call: Endpoint, { input, caller }: Attempt): Promise<Response> {
  const inPath = new Set(pathParameters(call.path));
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(asText(input[name])));
  const rest = Object.entries(input).filter(([name]) => !inPath.has(name));
  if (call.body === 'bytes') {
    const body = new Uint8Array(Buffer.from(asText(input['bytes'])));
    return caller(path, { method: call.method, headers: { 'content-type': 'application/octet-stream' }, body });
  }
  if (call.method !== 'GET') {
    const headers = { 'content-type': 'application/json' };
    return caller(path, { method: call.method, headers, body: safeJson(Object.fromEntries(rest)) });
  }
  const query = new URLSearchParams();
  for (const [name, value] of rest) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) query.append(name, asText(one));
  }
  return caller(`${path}?${query}`, { method: 'GET', headers: {} });
}

/** Returns what is wrong with a file. */
async function complaintOfFile({ output, answers }: Endpoint, answer: Response): Promise<string | undefined> {
  if (answer.headers.get('content-type')?.split(';')[0] !== answers) return `${answer.status} has another type`;
  if (answers !== undefined && isStreamType(answers)) {
    // A stream may never end.
    await answer.body?.cancel();
    return undefined;
  }
  const read = z.safeParse(output, await readFileAnswer(answer));
  return read.success ? undefined : z.prettifyError(read.error);
}

/** Returns what is wrong with a response; undefined when it is as documented. */
export async function complaint(call: Endpoint, answer: Response): Promise<string | undefined> {
  if (call.answers && answer.ok) return complaintOfFile(call, answer);
  const text = await answer.text();
  if (answer.status >= 500) return `${answer.status} ${text}`;
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  if (answer.status < 400) {
    const read = z.safeParse(call.output, body);
    return read.success ? undefined : `an answer that its schema refuses: ${read.error.message}`;
  }
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json')) return 'a refusal without a problem';
  const { success } = z
    .object({ detail: z.string().min(1), code: z.string(), status: z.literal(answer.status) })
    .safeParse(body);
  return success ? undefined : `a problem without its words: ${text}`;
}
