import sharp from 'sharp';

/** Returns a picture larger than nginx's default limit, 1 MB, as photos of phones are. */
export async function photo() {
  const buffer = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#b49' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { name: 'camisa.png', mimeType: 'image/png', buffer };
}
