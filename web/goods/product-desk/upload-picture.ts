import type { Picture } from '#contract/goods/products.ts';
import { mostPictureBytes } from '#contract/core/shop/pictures.ts';
import { uploadFile, type Uploaded } from './upload-file.ts';

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

/** Photos with more bytes than this are resized before they are uploaded. */
const bigBytes = 3 * 1024 * 1024;

/** The longest side of a resized photo, in px: more than the widest size in which the shop shows a picture. */
const mostSide = 2560;

/**
 * True for formats without transparency, which can become a JPEG. Safari can decode an iPhone's HEIC, which the server
 * cannot.
 */
const isPhoto = ({ type, name }: File) => /^image\/(jpeg|hei[cf])$/.test(type) || /\.hei[cf]$/i.test(name);

const isReadByShop = ({ type }: File) => type === 'image/jpeg';

/**
 * Returns a photo as a smaller, upright JPEG, which uploads faster. Returns the file unchanged if it is small, no
 * photo, or cannot be decoded by this browser.
 */
async function shrunkPicture(file: File): Promise<Blob> {
  if (!isPhoto(file) || (isReadByShop(file) && file.size <= bigBytes)) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, mostSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (context) context.imageSmoothingQuality = 'high';
    context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return (context && (await jpegOf(canvas))) ?? file;
  } catch {
    return file;
  }
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
}
