import sharp from 'sharp';
import { expect, test } from 'vitest';
import { placeholderOf } from './placeholder.ts';

/** A picture of one dark blue and one light beige half. */
async function twoHues() {
  const right = await sharp({ create: { width: 40, height: 100, channels: 3, background: '#e6d2b4' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 80, height: 100, channels: 3, background: '#28324b' } })
    .composite([{ input: right, left: 40, top: 0 }])
    .png()
    .toBuffer();
}

async function pixelsOf(placeholder: string) {
  const [, base64 = ''] = placeholder.split(',');
  const { data, info } = await sharp(Buffer.from(base64, 'base64')).raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: data.length / info.channels }, (_, at) => [
    ...data.subarray(at * info.channels, at * info.channels + 3),
  ]);
  return { pixels, width: info.width };
}

test('a placeholder has the average colour of its picture and no other hue, light and dark where the picture is', async () => {
  const placeholder = await placeholderOf(sharp(await twoHues()));
  expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(placeholder.length).toBeLessThan(600);
  const { pixels, width } = await pixelsOf(placeholder);
  expect(width).toBe(8);
  const tones = pixels.map(([red = 0, green = 0, blue = 0]) => [red - green, green - blue]);
  for (const [warm = 0, cool = 0] of tones) {
    expect(Math.abs(warm - (tones[0]?.[0] ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs(cool - (tones[0]?.[1] ?? 0))).toBeLessThanOrEqual(1);
  }
  const mean = (channel: number) => pixels.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / pixels.length;
  expect(Math.abs(mean(0) - (0xe6 + 0x28) / 2)).toBeLessThan(6);
  expect(Math.abs(mean(2) - (0xb4 + 0x4b) / 2)).toBeLessThan(6);
  expect(pixels[0]?.[0]).toBeLessThan((pixels[7]?.[0] ?? 0) - 50);
});

test('a placeholder keeps the transparency of its picture', async () => {
  const clear = sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 200, g: 20, b: 20, alpha: 0 } },
  });
  const [, base64 = ''] = (await placeholderOf(sharp(await clear.png().toBuffer()))).split(',');
  const { channels } = await sharp(Buffer.from(base64, 'base64')).stats();
  expect(channels[3]?.max).toBe(0);
});
