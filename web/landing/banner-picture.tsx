import { pictureFormats, pictureSrcset, pictureUrl } from '#contract/pictures.ts';
import { placeholderStyle } from '../ui/picture.tsx';
import type { BannerPair } from './banner-pairs.ts';

/** Narrower than this, the smaller banner is shown, in px. The class names `wide:` of the theme say the same. */
const narrow = '(width < 650px)';

/** A banner over the whole width; browsers fetch only the shape that fits. */
export function BannerPicture({ banner, priority }: { readonly banner: BannerPair; readonly priority: boolean }) {
  const { wide, small } = banner;
  return (
    <picture className="contents">
      {pictureFormats.map((format) => (
        <source
          key={`small-${format}`}
          media={narrow}
          type={`image/${format}`}
          srcSet={pictureSrcset(small.path, format, small.width)}
          sizes="100vw"
        />
      ))}
      {pictureFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={pictureSrcset(wide.path, format, wide.width)}
          sizes="100vw"
        />
      ))}
      <img
        src={pictureUrl(wide.path, 1280, 'webp')}
        alt={wide.alt}
        width={wide.width}
        height={wide.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        style={placeholderStyle(wide.placeholder)}
        className="size-full bg-sand bg-cover bg-center object-cover"
      />
    </picture>
  );
}
