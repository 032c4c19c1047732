import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ComponentProps } from 'react';
import { Gallery } from './gallery.tsx';

type Given = ComponentProps<typeof Gallery>;

const pictureOf = (name: string): Given['pictures'][number] => ({
  path: `/media/${name.repeat(32)}`,
  width: 400,
  height: 500,
  placeholder: '',
  alt: '',
  widths: [320],
});

const video: Given['video'] = {
  path: `/media/${'c'.repeat(32)}.mp4`,
  width: 720,
  height: 1280,
  milliseconds: 9000,
  alt: 'La tela se mueve',
  poster: null,
  since: '2026-11-26T10:00:00.000-03:00',
};

const shown = (given: Pick<Given, 'pictures' | 'video'>) =>
  load(renderToStaticMarkup(<Gallery name="Vestido Brisa" {...given} />));

const slides = (page: ReturnType<typeof shown>) =>
  page('[role="group"] a')
    .toArray()
    .map(({ attribs }) => [attribs['href'], attribs['aria-label']]);

test('GOOD-10 a video is the last item of the gallery: its poster, and a link until scripts are there', () => {
  const page = shown({ pictures: [pictureOf('a'), pictureOf('b')], video });
  expect(slides(page)).toHaveLength(3);
  expect(slides(page).at(-1)).toEqual([video.path, 'Reproducir el video: La tela se mueve']);
  expect(page('[role="group"] a').last().find('img').attr('src')).toContain('a'.repeat(32));
  const labels = page('ul button').toArray();
  expect(labels.map(({ attribs }) => attribs['aria-label']).at(-1)).toBe('Ver video: La tela se mueve');
});

test('GOOD-10 nothing of a video is loaded or played before it is pressed', () => {
  const page = shown({ pictures: [pictureOf('a')], video });
  expect(page('video, source[src], [autoplay], link').length).toBe(0);
  expect(page('ul button')).toHaveLength(2);
});

test('GOOD-10 a video has its own poster if the owner gave one, and the name of the product without words of its own', () => {
  const page = shown({ pictures: [pictureOf('a')], video: { ...video, alt: '', poster: pictureOf('d') } });
  expect(slides(page).at(-1)).toEqual([video.path, 'Reproducir el video: Vestido Brisa']);
  expect(page('[role="group"] a').last().find('img').attr('src')).toContain('d'.repeat(32));
});

test('DET-1 on wide screens the pictures are two in a row, and the first of an odd number is as wide as both', () => {
  const sizesOf = (count: number) => {
    const pictures = ['a', 'b', 'c', 'd'].slice(0, count).map(pictureOf);
    const sources = shown({ pictures, video: null })('[role="group"] source[type="image/avif"]').toArray();
    return sources.map(({ attribs }) => /1024px\) (\d+vw)/.exec(attribs['sizes'] ?? '')?.[1] ?? 'both');
  };
  expect(sizesOf(4)).toEqual(['27vw', '27vw', '27vw', '27vw']);
  expect(sizesOf(3)).toEqual(['both', '27vw', '27vw']);
  expect(sizesOf(1)).toEqual(['both']);
});

test('GOOD-10 without a video the gallery is as it was', () => {
  const page = shown({ pictures: [pictureOf('a')], video: null });
  expect([slides(page).length, page('ul').length]).toEqual([1, 0]);
});
