import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { develop } from './light/develop.ts';
import { render } from './light/render.ts';
import { lookOf } from './pictures/look.ts';
import { wornSubjectOf } from './pictures/outfit.ts';
import { photograph, views, type Photograph } from './pictures/photograph.ts';
import { subjectOf } from './pictures/subject.ts';
import { isSceneName, sceneOf, shapes } from './scenes/scenes.ts';

/**
 * Photographs something of the shop, to look at while working on it:
 * npm run studio -- --piece camisa-clasica --fabric linen --colour '#f4f1ea' --view back --out shirt.png
 * or a still life of a campaign: npm run studio -- --scene men-rail --tall
 */
const { values } = parseArgs({
  options: {
    piece: { type: 'string', default: 'camisa-clasica' },
    fabric: { type: 'string', default: 'plain' },
    colour: { type: 'string', default: '#a9c1d1' },
    women: { type: 'boolean', default: false },
    worn: { type: 'boolean', default: false },
    view: { type: 'string', default: 'front' },
    scene: { type: 'string' },
    tall: { type: 'boolean', default: false },
    lights: { type: 'string', default: '48' },
    size: { type: 'string', default: '1.2' },
    steps: { type: 'string', default: '1200' },
    width: { type: 'string', default: '640' },
    sharpness: { type: 'string', default: '1.3' },
    out: { type: 'string', default: '.cache/studio.png' },
  },
});

const width = Number(values.width);
const sharpness = Number(values.sharpness);
const fineness = { size: Number(values.size), steps: Number(values.steps) };

function stillLife(name: string): Photograph {
  if (!isSceneName(name)) throw new RangeError(`there is no scene ${name}`);
  const shape = values.tall ? 'tall' : 'wide';
  const quality = { sharpness: (width / shapes[shape][0]) * sharpness, lights: Number(values.lights), fineness };
  const { scene, camera } = sceneOf(name, shape, quality);
  return {
    width: camera.width,
    height: camera.height,
    pixels: develop(render(scene, camera), camera.width, camera.height, 1),
  };
}

function piece(name: string): Photograph {
  const view = views.find((one) => one === values.view);
  if (view === undefined) throw new RangeError(`no such view: ${values.view}`);
  const look = lookOf(name, { ...values, gender: values.women ? 'women' : 'men' });
  const subject = (values.worn ? wornSubjectOf : subjectOf)(look, fineness, 1);
  const shot = { view, ground: '#ece7e0', width: Math.round(width * sharpness), seed: 1 };
  return photograph(subject, shot)(look.colour);
}

const { pixels, ...size } = values.scene === undefined ? piece(values.piece) : stillLife(values.scene);
await sharp(pixels, { raw: { ...size, channels: 3 } })
  .resize(width, undefined, { kernel: 'mitchell' })
  .png()
  .toFile(values.out);
process.stdout.write(`${values.out} after ${Math.round(performance.now())} ms\n`);
