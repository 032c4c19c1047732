import type { Picture } from '#contract/catalogue.ts';

type Uploaded = { readonly ok: true; readonly picture: Picture } | { readonly ok: false; readonly detail: string };

/** The most bytes that the shop takes, as its call says. */
const mostBytes = 10 * 1024 * 1024;

/** Sends a file to the shop. `onProgress` hears how much of it has left, from 0 to 1. */
export function uploadPicture(address: string, file: File, onProgress: (part: number) => void): Promise<Uploaded> {
  if (file.size > mostBytes) return Promise.resolve({ ok: false, detail: `${file.name} pesa más de 10 MB.` });
  return new Promise((resolve) => {
    // fetch cannot tell how much of a body has been sent.
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      resolve(
        request.status === 201
          ? { ok: true, picture: request.response }
          : { ok: false, detail: `${file.name}: ${request.response?.detail ?? 'no se pudo subir.'}` },
      );
    });
    request.addEventListener('error', () => resolve({ ok: false, detail: `${file.name}: se cortó la conexión.` }));
    request.send(file);
  });
}
