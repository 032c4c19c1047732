import { createHmac } from 'node:crypto';

/** The signed text: `id:<data.id>;request-id:<x-request-id>;ts:<ts>;` */
export function signatureManifest(dataId: string, requestId: string, timestamp: string): string {
  return `id:${dataId};request-id:${requestId};ts:${timestamp};`;
}

/** The x-signature header: `ts=<ts>,v1=<hex HMAC-SHA256 of the manifest>`. */
export function signatureHeader(secret: string, dataId: string, requestId: string, timestamp: string): string {
  const manifest = signatureManifest(dataId, requestId, timestamp);
  return `ts=${timestamp},v1=${createHmac('sha256', secret).update(manifest).digest('hex')}`;
}
