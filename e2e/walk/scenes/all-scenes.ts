import { customerScenes } from './customer-scenes.ts';
import { deskScenes } from './desk-scenes.ts';
import { guestScenes } from './guest-scenes.ts';
import type { Scene } from './scene.ts';

/** What each person sees in the shop as the demo makes it. */
export const scenesOf = { guest: guestScenes, customer: customerScenes, desk: deskScenes } as const;

/** The pages that every run walks. */
export const pagesOf = scenesOfKind('page');

/** The same, and those with other data, which `npm run test:all` looks at in all widths. */
export const allPagesOf = scenesOfKind('page', 'variant');

/** The pages with other data, and the states of pages. */
export const otherScenesOf = scenesOfKind('variant', 'state');

export const walkedPages: readonly Scene[] = Object.values(pagesOf).flat();

function scenesOfKind(...kinds: readonly Scene['kind'][]) {
  const ofKind = (scenes: readonly Scene[]) => scenes.filter(({ kind }) => kinds.includes(kind));
  return { guest: ofKind(guestScenes), customer: ofKind(customerScenes), desk: ofKind(deskScenes) } as const;
}
