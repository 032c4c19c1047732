import sharp, { type Sharp } from 'sharp';

/** The width of a placeholder, in px. */
export const placeholderWidth = 8;

/** How much of the picture's light and dark its placeholder keeps. */
const contrast = 0.6;

/**
 * Returns the placeholder of a picture, a tiny WebP as a data URL: the picture's average colour, lighter and darker
 * where the picture is. It has no other hue, because the few pixels of a shrunk picture have hues that nobody expects.
 */
export async function placeholderOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize(placeholderWidth)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // Lossless: with so few pixels, a lossy format distorts colours.
  const tiny = await sharp(inOneHue(data, channels), { raw: { width, height, channels } })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** The weights of red, green and blue in the luminance (Rec. 709). */
const weights = [0.2126, 0.7152, 0.0722] as const;

/** Returns the pixels in their average colour, shifted by their luminance; transparency, a fourth channel, stays. */
function inOneHue(pixels: Uint8Array, channels: number): Uint8Array {
  const count = pixels.length / channels;
  const value = (pixel: number, channel: number) => pixels[pixel * channels + channel] ?? 0;
  const average = weights.map((_, channel) => {
    let sum = 0;
    for (let pixel = 0; pixel < count; pixel += 1) sum += value(pixel, channel);
    return sum / count;
  });
  const luminance = (of: (channel: number) => number) =>
    weights.reduce((sum, weight, channel) => sum + weight * of(channel), 0);
  const middle = luminance((channel) => average[channel] ?? 0);
  const made = Uint8Array.from(pixels);
  for (let pixel = 0; pixel < count; pixel += 1) {
    const shift = contrast * (luminance((channel) => value(pixel, channel)) - middle);
    for (const [channel, mean] of average.entries()) {
      made[pixel * channels + channel] = Math.min(255, Math.max(0, Math.round(mean + shift)));
    }
  }
  return made;
}
