import { pictureFormats, pictureSrcset } from '#contract/core/shop/pictures.ts';
import { largestAddress, placeholderStyle, type PictureSource } from '#web/core/ui/picture.tsx';
import { usePictureLoading } from '#web/core/ui/use-picture-loading.ts';

/** Narrower windows show the narrow picture. In px, the same as the theme's `wide:` breakpoint. */
const onNarrow = '(width < 650px)';

/** A campaign's picture, and another shape of it for narrow screens, if there is one. */
type Banner = { readonly wide: PictureSource; readonly narrow: PictureSource | null };

/** A picture over the whole width; browsers load only the shape that fits. */
export function BannerPicture({ banner, priority }: { readonly banner: Banner; readonly priority: boolean }) {
  const { wide, narrow: small } = banner;
  const { attempt, state, onError, seen } = usePictureLoading();
  const formatsOf = ({ widths = [] }: PictureSource) => (state === 'shown' && widths.length > 0 ? pictureFormats : []);
  return (
    <picture key={attempt} className="contents">
      {small &&
        formatsOf(small).map((format) => (
          <source
            key={`small-${format}`}
            media={onNarrow}
            type={`image/${format}`}
            srcSet={pictureSrcset(small.path, format, { width: small.width, widths: small.widths ?? [] })}
            sizes="100vw"
          />
        ))}
      {formatsOf(wide).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={pictureSrcset(wide.path, format, { width: wide.width, widths: wide.widths ?? [] })}
          sizes="100vw"
        />
      ))}
      <img
        ref={seen}
        src={state === 'shown' ? largestAddress(wide) : wide.placeholder}
        onError={state === 'shown' ? onError : undefined}
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
