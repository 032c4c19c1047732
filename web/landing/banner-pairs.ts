import type { Gender } from '#contract/fields.ts';
import type { PictureSource } from '../ui/picture.tsx';

type Banner = PictureSource & { readonly gender: Gender; readonly campaign: number; readonly size: 'wide' | 'small' };

/** A banner in two shapes: the small one is for narrow screens. */
export type BannerPair = {
  readonly key: string;
  readonly gender: Gender;
  readonly wide: PictureSource;
  readonly small: PictureSource;
};

/**
 * Returns the banners in the order of their campaigns, alternating men and women. If one shape is missing, the other is
 * used for both.
 */
export function bannerPairs(banners: readonly Banner[]): BannerPair[] {
  const campaigns = [...new Set(banners.map(({ campaign }) => campaign))].toSorted((a, b) => a - b);
  return campaigns.flatMap((campaign) =>
    (['men', 'women'] as const).flatMap((gender) => {
      const shapes = banners.filter((banner) => banner.gender === gender && banner.campaign === campaign);
      const wide = shapes.find(({ size }) => size === 'wide') ?? shapes[0];
      const small = shapes.find(({ size }) => size === 'small') ?? shapes[0];
      return wide && small ? [{ key: `${gender}-${campaign}`, gender, wide, small }] : [];
    }),
  );
}
