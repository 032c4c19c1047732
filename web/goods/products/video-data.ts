import type { Product } from '#contract/goods/products.ts';
import { sharedPicture, type StructuredData } from '#web/core/seo/page-meta.ts';
import { plainText } from './plain-text.ts';

/** Returns the video of a product as schema.org data, with its poster; none without a video. */
export function videoData(origin: string, { video, pictures, name, description }: Product): StructuredData[] {
  const poster = video?.poster ?? pictures[0];
  if (!video || !poster) return [];
  return [
    {
      '@type': 'VideoObject',
      name: video.alt || name,
      description: plainText(description, 500) || name,
      thumbnailUrl: sharedPicture(origin, poster),
      contentUrl: `${origin}${video.path}`,
      uploadDate: video.since,
      duration: `PT${Math.max(1, Math.round(video.milliseconds / 1000))}S`,
      width: video.width,
      height: video.height,
    },
  ];
}
