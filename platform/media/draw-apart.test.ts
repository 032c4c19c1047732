import sharp from 'sharp';
import { expect, test } from 'vitest';
import { costlyDrawings, square, svg } from '#test/costly-drawings.ts';
import { drawApart } from './draw-apart.ts';

async function expectEnded(_: string, drawing: Buffer): Promise<void> {
  const asked = { width: 512, height: 512, mostSeconds: 0.3 };
  await expect(drawApart(drawing.toString(), asked)).rejects.toMatchObject({ problem: 'drawing_size' });
  // It is not in the way of the next one.
  const next = await sharp(await drawApart(svg(square).toString(), { ...asked, mostSeconds: 5 })).metadata();
  expect(next).toMatchObject({ width: 512, height: 256 });
}

const [dashes, shades, lines] = costlyDrawings;

test.each([shades])('OWN-1 a drawing that would take long is ended in its time: %s', expectEnded);

test.each([dashes, lines])('OWN-1 so is one that would for another reason: %s', { tags: 'long' }, expectEnded);

test('OWN-1 a drawing is drawn as big as asked, transparent or on a ground, and what is none is damaged', async () => {
  const half = svg('<rect width="500" height="500" fill="#ff0000"/>').toString();
  const clear = await sharp(await drawApart(half, { width: 100, height: 100, mostSeconds: 5 })).metadata();
  expect(clear).toMatchObject({ width: 100, height: 50, hasAlpha: true });
  const onBlue = await drawApart(half, { width: 100, ground: '#0000ff', mostSeconds: 5 });
  const { data, info } = await sharp(onBlue).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(-info.channels)].slice(0, 3)).toEqual([0, 0, 255]);
  await expect(drawApart('<svg', { width: 1, mostSeconds: 5 })).rejects.toMatchObject({ problem: 'damaged' });
});
