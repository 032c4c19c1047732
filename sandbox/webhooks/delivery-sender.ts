import { randomUUID } from 'node:crypto';
import { providerDate } from '../values/provider-date.ts';
import type { Settings } from '../values/settings.ts';
import type { AttemptResult, Delivery } from './delivery-store.ts';
import { signatureHeader } from './signature.ts';

/** One POST of one notice to the shop. Never throws: no answer is an answer. */
export async function sendDelivery(one: Delivery, settings: Settings, stop: AbortSignal): Promise<AttemptResult> {
  try {
    const response = await fetch(addressOf(one), {
      method: 'POST',
      headers: headersOf(one, settings),
      body: JSON.stringify(bodyOf(one, settings)),
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(settings.webhookTimeoutMs)]),
    });
    await response.body?.cancel();
    return { status: response.status, error: null };
  } catch (error) {
    return { status: null, error: reasonOf(error) };
  }
}

/** The notice's own parameters come after whatever the shop's address already asks. */
function addressOf(one: Delivery): string {
  const url = new URL(one.url);
  const query = one.kind === 'ipn' ? `topic=payment&id=${one.paymentId}` : `data.id=${one.paymentId}&type=payment`;
  url.search = url.search ? `${url.search}&${query}` : `?${query}`;
  return url.href;
}

function headersOf(one: Delivery, settings: Settings): Record<string, string> {
  const requestId = randomUUID();
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'MercadoPago WebHook v1.0 (pruebas)',
    'x-request-id': requestId,
  };
  if (one.signature === 'missing') return headers;
  const secret = one.signature === 'wrong' ? `${settings.webhookSecret}-otra` : settings.webhookSecret;
  // Seconds, as the published sample has it; the official SDK takes the value for seconds too.
  const timestamp = String(Math.floor(settings.clock() / 1000));
  return { ...headers, 'x-signature': signatureHeader(secret, String(one.paymentId), requestId, timestamp) };
}

function bodyOf(one: Delivery, settings: Settings) {
  if (one.kind === 'ipn') return { resource: String(one.paymentId), topic: 'payment' };
  return {
    id: one.noticeId,
    live_mode: false,
    type: 'payment',
    date_created: providerDate(one.createdAt),
    user_id: settings.collectorId,
    api_version: 'v1',
    action: one.action,
    data: { id: String(one.paymentId) },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'timeout';
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
