/** What a picture can be taken in as. */
export const pictureTypes = ['png', 'jpg', 'webp', 'avif', 'gif', 'svg'] as const;

export type PictureType = (typeof pictureTypes)[number];

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const avifBrands = /^(avif|avis)$/;

/**
 * The type of a picture by its first bytes, never by a name or a header that came with it; undefined for all that is
 * not one of ours. An SVG is told by its root element, or packed by gzip's mark (RFC 1952), and is a program, so only our
 * own drawings are taken as one.
 */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const start = ascii(bytes, 0, 12);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (start.slice(4, 8) === 'ftyp') return brandsOf(bytes).some((brand) => avifBrands.test(brand)) ? 'avif' : undefined;
  return /^(?:<svg[\s>]|\x1f\x8b)/.test(start) ? 'svg' : undefined;
}

/** What iPhones write, and other pictures packed like films; the shop cannot read them. */
const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** True if a file is a HEIC by its first bytes (ISO/IEC 23008-12). */
export function isHeic(bytes: Uint8Array): boolean {
  return ascii(bytes, 4, 8) === 'ftyp' && brandsOf(bytes).some((brand) => heicBrands.test(brand));
}

/** The first box of the file lists its brands: 4 bytes of length, 'ftyp', the major brand, a version, the others. */
function brandsOf(bytes: Uint8Array): readonly string[] {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return ascii(bytes, 8, Math.min(length, 64, bytes.length)).match(/.{4}/gs) ?? [];
}
