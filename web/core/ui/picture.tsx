import { pictureSrcset, pictureUrl, widthNear } from '#contract/core/shop/pictures.ts';
import { joinClasses } from './join-classes.ts';
import { usePictureLoading } from './use-picture-loading.ts';

/** A picture as the API returns it; `placeholder` is a small blurred picture as a data URL, or empty. */
export type PictureSource = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly alt: string;
  /** The available widths, in px; undefined for data that an older version of the shop stored in the browser. */
  readonly widths?: readonly number[];
};

type PictureProps = {
  readonly picture: PictureSource;
  /** The `sizes` attribute: how wide it is drawn. */
  readonly sizes: string;
  /** True if it is in the first view: it is loaded eagerly, with high priority. */
  readonly priority?: boolean;
  readonly className?: string;
  /** Replaces the picture's own alternative text; empty if a text beside it says the same. */
  readonly alt?: string;
};

/** For browsers without srcset: wide enough for a card. */
const plainWidth = 640;

/** The shop's logo, for a picture that cannot be loaded. */
const hanger = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -89 240 250" fill="none" stroke="#8b8378" stroke-width="1.5"><path d="M60 34v-7c0-4 7-5 7-11a7 7 0 1 0-14 0M60 34 8 60c-4 2-3 7 1 7h102c4 0 5-5 1-7L60 34Z"/></svg>',
)}`;

/**
 * A picture in the format and width that the browser chooses, over its blurred placeholder. It fills its container. If
 * it cannot be loaded, the placeholder stays while it is retried; after the last attempt the shop's logo is shown.
 */
export function Picture({ picture, sizes, priority = false, className, alt = picture.alt }: PictureProps) {
  const { path, width, height, placeholder } = picture;
  const { attempt, state, onError, seen } = usePictureLoading();
  const widths = picture.widths ?? [plainWidth];
  const own = { width, widths };
  const hasSizes = path.startsWith('/media/') && widths.length > 0 && state === 'shown';
  return (
    <picture key={attempt} className="contents">
      {hasSizes && <source type="image/avif" srcSet={pictureSrcset(path, 'avif', own)} sizes={sizes} />}
      {hasSizes && <source type="image/webp" srcSet={pictureSrcset(path, 'webp', own)} sizes={sizes} />}
      <img
        ref={seen}
        src={state === 'shown' ? addressOf(picture, plainWidth) : standIn(placeholder, state)}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'auto' : 'async'}
        onError={state === 'shown' ? onError : undefined}
        style={placeholderStyle(placeholder)}
        className={joinClasses('size-full bg-sand bg-cover bg-center object-cover', className)}
      />
    </picture>
  );
}

function standIn(placeholder: string, state: 'waiting' | 'failed'): string {
  return placeholder === '' || state === 'failed' ? hanger : placeholder;
}

/** Returns the address of a picture near a width; the placeholder if no size is available yet. */
function addressOf({ path, widths = [plainWidth], placeholder }: PictureSource, most: number): string {
  if (!path.startsWith('/media/')) return `https://${path}`;
  const width = widthNear(most, widths);
  return width === undefined ? standIn(placeholder, 'waiting') : pictureUrl(path, width, 'webp');
}

/** Returns the address of a picture's largest size. */
export function largestAddress(picture: PictureSource): string {
  return addressOf(picture, Number.POSITIVE_INFINITY);
}

/** Returns the style of the placeholder behind a picture that is loading. */
export function placeholderStyle(placeholder: string): { backgroundImage: string } | undefined {
  return placeholder === '' ? undefined : { backgroundImage: `url("${placeholder}")` };
}
