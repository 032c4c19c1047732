import { language } from '#messages/present-language.ts';
import { causeOf, causeOfStatus, type Cause } from './request-failure.ts';

type Sent = { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly cause: Cause };

/** Uploads a file. `onProgress` is called with how much of it was sent, from 0 to 1. */
export function sendFile(address: string, file: Blob, onProgress: (part: number) => void): Promise<Sent> {
  return new Promise((resolve) => {
    // XMLHttpRequest, because fetch reports no upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    request.setRequestHeader('content-type', 'application/octet-stream');
    // The API's addresses have no language. Without this the browser names its own ones, not that of the page.
    request.setRequestHeader('accept-language', language());
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const { status, response } = request;
      resolve(
        status < 400
          ? { ok: true, body: response }
          : { ok: false, cause: causeOfStatus(status, response?.detail ?? undefined) },
      );
    });
    request.addEventListener('error', () => resolve({ ok: false, cause: causeOf(new TypeError('no answer')) }));
    request.send(file);
  });
}
