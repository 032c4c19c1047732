import { customerScenes } from './customer-scenes.ts';
import { deskScenes } from './desk-scenes.ts';
import { guestScenes } from './guest-scenes.ts';
import type { Scene } from './scene.ts';

/** What each person sees in the shop as the demo makes it. */
export const scenesOf = { guest: guestScenes, customer: customerScenes, desk: deskScenes } as const;

const isPage = ({ kind }: Scene): boolean => kind === 'page';

/** The pages that every run walks. */
export const pagesOf = {
  guest: guestScenes.filter(isPage),
  customer: customerScenes.filter(isPage),
  desk: deskScenes.filter(isPage),
} as const;

export const walkedPages: readonly Scene[] = Object.values(pagesOf).flat();
