/** A campaign picture of a gender: wide, or tall for narrow screens. */
export type DemoBanner = {
  readonly gender: 'men' | 'women';
  /** From 1. */
  readonly campaign: number;
  readonly size: 'wide' | 'small';
};

/** The folder of the campaigns' pictures. */
export const campaignFolder = 'campaigns';

/** All banners of the demo shop: each campaign for wide and for narrow screens. */
export const demoBanners: readonly DemoBanner[] = (['men', 'women'] as const).flatMap((gender) =>
  [1, 2].flatMap((campaign) => (['wide', 'small'] as const).map((size) => ({ gender, campaign, size }))),
);

/** Returns the name of a banner's picture in its folder. */
export const bannerName = ({ gender, campaign, size }: DemoBanner): string => `${gender}-${campaign}-${size}`;
