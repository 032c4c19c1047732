import { causeOf, causeOfStatus, type Cause } from './request-failure.ts';

type Asked = { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly cause: Cause };

/** Requests JSON from the shop without the router; `json` is sent with it. Returns the response, or why it failed. */
export async function ask(address: string, signal: AbortSignal, json?: string): Promise<Asked> {
  const sent =
    json === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: json };
  try {
    const response = await fetch(address, { signal, ...sent });
    if (!response.ok) return { ok: false, cause: causeOfStatus(response.status) };
    return { ok: true, body: await response.json() };
  } catch (error) {
    return { ok: false, cause: isTimeout(error) ? { kind: 'unreachable' } : causeOf(error) };
  }
}

/** Requests a file from the shop. Returns its bytes, or why that failed. */
export async function askFile(
  address: string,
): Promise<
  { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> } | { readonly ok: false; readonly cause: Cause }
> {
  try {
    const response = await fetch(address);
    if (!response.ok) return { ok: false, cause: causeOfStatus(response.status) };
    return { ok: true, bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch (error) {
    return { ok: false, cause: causeOf(error) };
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
