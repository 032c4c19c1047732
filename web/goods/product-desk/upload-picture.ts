import { t } from '#messages/messages.ts';
import type { Picture } from '#contract/goods/products.ts';
import { mostPictureBytes } from '#contract/core/shop/pictures.ts';
import { failureWords } from '#web/core/requests/failure-words.ts';
import { sendFile } from '#web/core/requests/send-file.ts';
import { shrunkPicture } from './shrunk-picture.ts';

type StoredPicture = Pick<Picture, 'path' | 'width' | 'height' | 'widths' | 'placeholder'>;

type Uploaded =
  | { readonly ok: true; readonly picture: StoredPicture }
  | { readonly ok: false; readonly detail: string; readonly mayRetry: boolean };

export const mostUploadMegabytes = mostPictureBytes / 1024 / 1024;

/**
 * Uploads a picture; a big photo is resized before. `onProgress` is called with how much of it was sent, from 0 to 1.
 */
export async function uploadPicture(
  address: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<Uploaded> {
  const picture = await shrunkPicture(file);
  if (picture.size > mostPictureBytes) {
    return {
      ok: false,
      detail: t('product-desk.tooBig', { name: file.name, most: mostUploadMegabytes }),
      mayRetry: false,
    };
  }
  const sent = await sendFile(address, picture, onProgress);
  if (sent.ok && isStored(sent.body)) return { ok: true, picture: sent.body };
  const cause = sent.ok ? ({ kind: 'fault' } as const) : sent.cause;
  return {
    ok: false,
    detail: failureWords(t('product-desk.notUploaded', { name: file.name }), cause),
    mayRetry: cause.kind !== 'refused',
  };
}

function isStored(body: unknown): body is StoredPicture {
  return (
    typeof body === 'object' &&
    body !== null &&
    'path' in body &&
    typeof body.path === 'string' &&
    'width' in body &&
    typeof body.width === 'number' &&
    'widths' in body &&
    Array.isArray(body.widths)
  );
}
