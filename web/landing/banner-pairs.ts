import type { Gender } from '#contract/fields.ts';
import type { PictureSource } from '../ui/picture.tsx';

type Banner = PictureSource & { readonly gender: Gender; readonly size: 'wide' | 'small' };

/** A banner in its two shapes: the small one is for narrow screens. */
export type BannerPair = { readonly gender: Gender; readonly wide: PictureSource; readonly small: PictureSource };

/** The banners of men and women, in that order. Where one shape is missing, the other stands for both. */
export function bannerPairs(banners: readonly Banner[]): BannerPair[] {
  return (['men', 'women'] as const).flatMap((gender) => {
    const of = (size: Banner['size']) => banners.find((banner) => banner.gender === gender && banner.size === size);
    const wide = of('wide') ?? of('small');
    const small = of('small') ?? of('wide');
    return wide && small ? [{ gender, wide, small }] : [];
  });
}
