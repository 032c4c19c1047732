import { mostVideoBytes } from '#contract/core/shop/videos.ts';
import { uploadFile } from './upload-file.ts';
import type { Uploaded } from './upload-file.ts';

type StoredVideo = { readonly path: string };

/** Uploads a video as it is: a browser cannot make it smaller. */
export function uploadVideo(
  address: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<Uploaded<StoredVideo>> {
  return uploadFile(address, { file, name: file.name, mostBytes: mostVideoBytes, isStored }, onProgress);
}

function isStored(body: unknown): body is StoredVideo {
  return typeof body === 'object' && body !== null && 'path' in body && typeof body.path === 'string';
}
