import { expect, test } from 'vitest';
import { emptyProduct, productErrors } from './product-values.ts';
import { videoSent, videoShown, videoTyped } from './video-value.ts';

const path = `/media/${'a1'.repeat(16)}.mp4`;
const poster = { path: `/media/${'b2'.repeat(16)}`, width: 4, height: 5, placeholder: '', alt: '', widths: [320] };
const stored = {
  path,
  width: 720,
  height: 1280,
  milliseconds: 4000,
  alt: 'De frente',
  poster,
  since: '2026-11-26T10:00:00.000-03:00',
};

test('GOOD-10 the form of a product sends its video as it is stored, so that a copy has it too', () => {
  expect(videoSent(videoTyped(stored))).toEqual({ path, alt: 'De frente', poster: poster.path });
  expect(videoSent(videoTyped({ ...stored, poster: null }))).toEqual({ path, alt: 'De frente', poster: null });
  expect(videoSent(videoTyped(null))).toBeNull();
});

test('GOOD-10 a version conflict shows another text, file or poster of a video', () => {
  const typed = videoTyped(stored);
  const others = [{ alt: 'De atrás' }, { path: `/media/${'c3'.repeat(16)}.mp4` }, { poster: '' }];
  const shown = others.map((other) => videoShown(typed && { ...typed, ...other }));
  expect(new Set([videoShown(null), videoShown(typed), ...shown]).size).toBe(5);
});

test('GOOD-10 the form accepts a video that was uploaded, and none', () => {
  const wrongIn = (video: typeof emptyProduct.video) =>
    Object.keys(productErrors({ ...emptyProduct, video }, 'new')).filter((place) => place.startsWith('video'));
  expect(wrongIn(null)).toEqual([]);
  expect(wrongIn({ path, alt: '', poster: '' })).toEqual([]);
  expect(wrongIn({ path: '/otro.mp4', alt: '', poster: '' })).toEqual(['video.path']);
});
