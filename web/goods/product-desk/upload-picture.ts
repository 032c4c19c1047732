import type { Picture } from '#contract/goods/products.ts';
import { mostPictureBytes } from '#contract/core/shop/pictures.ts';
import { shrunkPicture } from './shrunk-picture.ts';
import { uploadFile } from './upload-file.ts';
import type { Uploaded } from './upload-file.ts';

type StoredPicture = Pick<Picture, 'path' | 'width' | 'height' | 'widths' | 'placeholder'>;

export const mostUploadMegabytes = mostPictureBytes / 1024 / 1024;

/**
 * Uploads a picture; a big photo is resized before. `onProgress` is called with how much of it was sent, from 0 to 1.
 */
export async function uploadPicture(
  address: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<Uploaded<StoredPicture>> {
  const picture = await shrunkPicture(file);
  return uploadFile(address, { file: picture, name: file.name, mostBytes: mostPictureBytes, isStored }, onProgress);
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
