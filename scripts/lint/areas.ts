import type { Area } from '#contract/core/protocol/areas.ts';

/**
 * The areas of the shop, and for each room their order, the lowest first: a file imports only from lower areas and from its own.
 * The order differs because goods are low on the server (orders name them), and high in the pages: a product's page has
 * the buy box, the heart and the reviews. `start` joins the areas of a room.
 */
export const areas: Readonly<Record<string, readonly string[]>> = {
  contract: ['core', 'people', 'goods', 'site', 'delivery', 'sales', 'marketing', 'mail', 'office'],
  server: ['core', 'people', 'goods', 'site', 'delivery', 'sales', 'marketing', 'mail', 'office', 'start'],
  web: ['core', 'people', 'delivery', 'sales', 'marketing', 'goods', 'site', 'mail', 'office', 'frames', 'start'],
  demo: ['core', 'people', 'goods', 'site', 'delivery', 'sales', 'marketing', 'office', 'start'],
} satisfies Readonly<Record<string, readonly (Area | 'frames' | 'start')[]>>;

/** Folders beside the areas and floors: numbered SQL files, the texts and pictures of the demonstration, and rooms inside of a room. */
export const besideAreas: Readonly<Record<string, readonly string[]>> = {
  server: ['migrations'],
  demo: ['english', 'pictures', 'studio'],
  sandbox: ['stripe'],
};

/** Returns the place of an area in the order of its room, from 0; -1 if the room has no such area. */
export function orderOf(room: string, area: string): number {
  return areas[room]?.indexOf(area) ?? -1;
}
