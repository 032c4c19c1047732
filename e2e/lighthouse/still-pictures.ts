import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process that resizes the demo's pictures in the background, by the end of its command. */
const pictureMaker = join(import.meta.dirname, '..', '..', 'platform', 'media', 'picture-maker.ts');

/** How often to look for it, in ms: the shop starts it on demand. */
const lookMs = 250;

/** Pauses the resizing of pictures of a shop. Returns the function that lets it go on. Without /proc it is not paused. */
export function pausePictures(shopId: number): () => void {
  const tell = (signal: 'SIGSTOP' | 'SIGCONT') => {
    const children = textOf(`/proc/${shopId}/task/${shopId}/children`).split(' ').filter(Boolean);
    for (const id of children) if (textOf(`/proc/${id}/cmdline`).includes(pictureMaker)) send(Number(id), signal);
  };
  const watch = setInterval(() => tell('SIGSTOP'), lookMs);
  return () => {
    clearInterval(watch);
    tell('SIGCONT');
  };
}

/** Returns the text of a file; empty when its process has just ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function send(processId: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(processId, signal);
  } catch {
    // It has ended meanwhile.
  }
}
