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
export async function shrunkPicture(file: File): Promise<Blob> {
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
