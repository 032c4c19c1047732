/** The types of pictures that are stored. A drawing (SVG) can contain scripts, so it is stored as a PNG. */
export const pictureTypes = ['png', 'jpg', 'webp', 'avif', 'gif'] as const;

export type PictureType = (typeof pictureTypes)[number];

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const avifBrands = /^(avif|avis)$/;

/**
 * Returns the type of a picture by its first bytes, never by a file name or a header; undefined when it is not
 * supported.
 */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const start = ascii(bytes, 0, 12);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  const isAvif = start.slice(4, 8) === 'ftyp' && brandsOf(bytes).some((brand) => avifBrands.test(brand));
  return isAvif ? 'avif' : undefined;
}

/** The brands of HEIC files, as iPhones write them, which the shop cannot read. */
const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** True if a file is a HEIC by its first bytes (ISO/IEC 23008-12). */
export function isHeic(bytes: Uint8Array): boolean {
  return ascii(bytes, 4, 8) === 'ftyp' && brandsOf(bytes).some((brand) => heicBrands.test(brand));
}

/**
 * Returns the brands of the first box of the file: 4 bytes of length, 'ftyp', the major brand, a version, the others.
 */
function brandsOf(bytes: Uint8Array): readonly string[] {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return ascii(bytes, 8, Math.min(length, 64, bytes.length)).match(/.{4}/gs) ?? [];
}
