import { createHmac, randomUUID } from 'node:crypto';
import { providerDate } from '../values/provider-date.ts';
import type { Settings } from '../values/settings.ts';
import type { AttemptResult, Delivery } from './delivery-store.ts';

/** Sends one notification to the shop by POST. Never throws: a missing response is a result. */
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

/** Appends the notification's parameters to those of the shop's address. */
function addressOf(one: Delivery): string {
  const url = new URL(one.url);
  const query = one.kind === 'ipn' ? `topic=payment&id=${one.paymentId}` : `data.id=${dataIdOf(one)}&type=${one.topic}`;
  url.search = url.search ? `${url.search}&${query}` : `?${query}`;
  return url.href;
}

function dataIdOf({ subject, paymentId }: Delivery): string {
  return subject ?? String(paymentId);
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
  // In seconds, as in the published sample; the official SDK also expects seconds.
  const timestamp = String(Math.floor(settings.clock() / 1000));
  return { ...headers, 'x-signature': signatureHeader(secret, dataIdOf(one), requestId, timestamp) };
}

function bodyOf(one: Delivery, settings: Settings) {
  if (one.kind === 'ipn') return { resource: String(one.paymentId), topic: 'payment' };
  if (one.topic === 'order') return orderBody(one, settings);
  return {
    id: one.noticeId,
    live_mode: false,
    type: one.topic,
    date_created: providerDate(one.createdAt),
    user_id: settings.collectorId,
    api_version: 'v1',
    action: one.action,
    data: {
      id: dataIdOf(one),
      // A fraud alert has an id of its own, and names the payment beside it.
      ...(one.topic === 'stop_delivery_op_wh' && { payment_id: one.paymentId, description: 'Posible fraude' }),
    },
  };
}

/** A notice of an order has no id of its own; the version of the order counts its changes. */
function orderBody(one: Delivery, settings: Settings) {
  return {
    action: one.action.replace('payment.', 'order.'),
    api_version: 'v1',
    application_id: settings.clientId,
    data: { id: dataIdOf(one), type: 'online', version: one.noticeId },
    date_created: new Date(one.createdAt).toISOString(),
    live_mode: false,
    type: 'order',
    user_id: String(settings.collectorId),
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'timeout';
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

/** The signed text: `id:<data.id>;request-id:<x-request-id>;ts:<ts>;` */
function signatureManifest(dataId: string, requestId: string, timestamp: string): string {
  return `id:${dataId};request-id:${requestId};ts:${timestamp};`;
}

/** The x-signature header: `ts=<ts>,v1=<hex HMAC-SHA256 of the manifest>`. */
function signatureHeader(secret: string, dataId: string, requestId: string, timestamp: string): string {
  const manifest = signatureManifest(dataId, requestId, timestamp);
  return `ts=${timestamp},v1=${createHmac('sha256', secret).update(manifest).digest('hex')}`;
}
