import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';

// A process of its own, because nothing interrupts the drawing of an SVG file but the end of its process. It draws the file at
// its input as PNG at its output, and ends itself when that takes too much: processor time does not depend on how busy the
// machine is. The shop goes first; not the lowest priority, because whoever sent the file waits for its drawing.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { default: sharp } = await import('sharp');
sharp.concurrency(1);

const mostBytes = 700 * 1024 * 1024;
const watchMs = 20;

const order = z.object({
  width: z.int(),
  height: z.int().optional(),
  ground: z.string().optional(),
  mostPixels: z.int(),
  mostSeconds: z.number(),
});

const { width, height, ground, mostPixels, mostSeconds } = order.parse(JSON.parse(process.argv[2] ?? ''));
const svg = await buffer(process.stdin);
const begun = process.cpuUsage();
setInterval(() => {
  const { user, system } = process.cpuUsage(begun);
  const isCostly = (user + system) / 1e6 > mostSeconds || process.memoryUsage.rss() > mostBytes;
  // Its own threads would keep `exit` waiting until they have drawn.
  if (isCostly) process.kill(process.pid, 'SIGKILL');
}, watchMs).unref();

const picture = sharp(svg, { limitInputPixels: mostPixels }).resize({
  width,
  ...(height && { height, fit: 'inside' }),
});
const png = await (ground === undefined ? picture : picture.flatten({ background: ground })).png().toBuffer();
process.stdout.end(png);
