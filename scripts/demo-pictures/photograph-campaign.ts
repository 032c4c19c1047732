import { bannerName, type DemoBanner } from '#demo/pictures/demo-banners.ts';
import { develop } from '#demo/studio/light/develop.ts';
import { render } from '#demo/studio/light/render.ts';
import { final, sceneOf, type SceneName } from '#demo/studio/scenes/scenes.ts';
import type { NamedPhotograph } from './photograph-model.ts';

/** The still life of each campaign, the first one first. */
const scenes: Readonly<Record<DemoBanner['gender'], readonly SceneName[]>> = {
  men: ['men-rail', 'men-plinths'],
  women: ['women-chair', 'women-pegs'],
};

/** Photographs a campaign. Throws RangeError for one that has no still life. */
export function photographCampaign(banner: DemoBanner): NamedPhotograph {
  const scene = scenes[banner.gender][banner.campaign - 1];
  if (scene === undefined) throw new RangeError(`no still life for ${bannerName(banner)}`);
  const { scene: lit, camera } = sceneOf(scene, banner.size === 'wide' ? 'wide' : 'tall', final);
  const { width, height } = camera;
  return { name: bannerName(banner), width, height, pixels: develop(render(lit, camera), width, height, 1) };
}
