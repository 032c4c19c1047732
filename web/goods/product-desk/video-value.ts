import { z } from 'zod';
import type { ProductVideo } from '#contract/core/fields/product-video.ts';

/** A video as the form holds it: its address, what is seen in it, and the path of its poster, empty for the first picture. */
export const videoValue = z.object({ path: z.string(), alt: z.string(), poster: z.string() }).readonly();

export type VideoValue = z.output<typeof videoValue>;

/** Returns the form's value of a stored video. */
export function videoTyped(stored: ProductVideo | null): VideoValue | null {
  return stored && { path: stored.path, alt: stored.alt, poster: stored.poster?.path ?? '' };
}

/** Returns what is sent of the form's value. */
export function videoSent(typed: VideoValue | null) {
  return typed && { ...typed, poster: typed.poster === '' ? null : typed.poster };
}

/** Returns what a version conflict shows of a video: its text, and the end of its addresses. */
export function videoShown(typed: VideoValue | null): string {
  return typed ? [typed.alt, typed.path.slice(-16), typed.poster.slice(-12)].filter(Boolean).join(' · ') : '';
}
