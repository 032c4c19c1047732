import type { DemoView } from './picture-names.ts';

export const viewWords = {
  front: 'de frente',
  worn: 'en maniquí',
  side: 'de costado',
  back: 'de espalda',
  detail: 'en detalle',
} as const satisfies Record<DemoView, string>;

/** Returns what a picture of a product shows, in words: 'Remera Puerto Blanco, de frente'. */
export const altOf = (name: string, view: string): string => `${name}, ${view}`;
