import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { folderOf, nameOf, viewsOf } from '#demo/pictures/picture-names.ts';
import { fileOf, readPictures } from '#demo/pictures/stored-pictures.ts';
import { finest, jobs, photographModel, type NamedPhotograph } from './photograph-model.ts';

const width = 320;

/** Shrinks a picture to a few px, so that grain and the encoder's noise do not count. */
const shrunk = (picture: Sharp) => picture.resize(40, 50, { fit: 'fill' }).removeAlpha().raw().toBuffer();

const difference = (one: Uint8Array, two: Uint8Array) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (two[at] ?? 0)), 0) / one.length;

const photographed = ({ pixels, ...size }: NamedPhotograph) => sharp(pixels, { raw: { ...size, channels: 3 } });

test('every picture of every model is stored', async () => {
  for (const { model } of jobs) {
    const stored = (await readPictures(folderOf(model))).map(({ name }) => name);
    const wanted = model.colours.flatMap((colour) => viewsOf(model.kind).map((view) => nameOf(colour, view)));
    expect({ [model.name]: stored }).toEqual({ [model.name]: wanted.toSorted((a, b) => a.localeCompare(b)) });
  }
});

const kinds = [...Map.groupBy(jobs, ({ model }) => model.kind).values()].flatMap(([first]) => first ?? []);

test.for(kinds.map((job) => [job.model.name, job] as const))(
  'the stored pictures of %s are what the studio makes',
  async ([, job]) => {
    const folder = folderOf(job.model);
    const [made] = photographModel(job, { views: ['front'], fineness: finest, width });
    const shown = await Promise.all(
      (made?.pictures ?? []).map(async (picture) => ({
        now: await shrunk(photographed(picture)),
        stored: await shrunk(sharp(fileOf(folder, picture.name, width))),
      })),
    );
    expect(shown).toHaveLength(job.model.colours.length);
    for (const { now, stored } of shown) {
      const own = difference(now, stored);
      expect(own).toBeLessThan(2.5);
      // The measure tells even another colour of the same cut.
      const others = shown.filter((other) => other.stored !== stored);
      expect(Math.min(...others.map((other) => difference(now, other.stored)))).toBeGreaterThan(own * 1.5);
    }
  },
);
