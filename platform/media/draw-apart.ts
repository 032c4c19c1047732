import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { limitConcurrency } from './limit-concurrency.ts';
import { PictureRefused } from './picture-refused.ts';
import { mostPixels } from './pictures.ts';

type Drawn = {
  /** The room in px; the height is that of the drawing unless it is given. */
  readonly width: number;
  readonly height?: number;
  /** The colour behind it; transparent without one. */
  readonly ground?: string;
  /** How long a processor may work at it, in seconds. */
  readonly mostSeconds: number;
};

const entry = join(import.meta.dirname, 'drawing-maker.ts');

/** Ends a process that waits instead of drawing, in ms. */
const endMs = 120_000;
const mostOutput = 256 * 1024 * 1024;

/** One at a time: each may take a processor and half a gigabyte. */
const inTurn = limitConcurrency(1);

/**
 * Draws an SVG file as PNG in a process of its own, which is ended when it takes too much: a few hundred bytes can ask for
 * hours of work. Throws PictureRefused.
 */
export function drawApart(svg: string, asked: Drawn): Promise<Buffer> {
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        const args = ['--disable-warning=ExperimentalWarning', entry, JSON.stringify({ ...asked, mostPixels })];
        const options = {
          env: {},
          encoding: 'buffer',
          timeout: endMs,
          killSignal: 'SIGKILL',
          maxBuffer: mostOutput,
        } as const;
        const child = execFile(process.execPath, args, options, (error, png) => {
          if (!error) resolve(png);
          else reject(new PictureRefused(error.signal === 'SIGKILL' ? 'drawing_size' : 'damaged', { cause: error }));
        });
        // It may end before it has read all.
        child.stdin?.on('error', () => undefined);
        child.stdin?.end(svg);
      }),
  );
}
