import { pictureSrcset, pictureUrl, widthNear } from '#contract/pictures.ts';
import { joinClasses } from './join-classes.ts';
import { usePictureLoading } from './use-picture-loading.ts';

/** A picture as the shop's answers carry it; `placeholder` is a tiny blurred data address, or empty. */
export type PictureSource = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly alt: string;
  /** The widths in which the shop has it; not known of what an older page of the shop has kept. */
  readonly widths?: readonly number[];
};

type PictureProps = {
  readonly picture: PictureSource;
  /** How wide it is drawn, in the words of the sizes attribute. */
  readonly sizes: string;
  /** It is among the first things seen: loaded at once and before others. */
  readonly priority?: boolean;
  readonly className?: string;
  /** Instead of the picture's own text; empty where a text beside it says the same. */
  readonly alt?: string;
};

/** For browsers without srcset: wide enough for a card. */
const plainWidth = 640;

/** The shop's sign, for a picture that cannot be had. */
const hanger = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -89 240 250" fill="none" stroke="#8b8378" stroke-width="1.5"><path d="M60 34v-7c0-4 7-5 7-11a7 7 0 1 0-14 0M60 34 8 60c-4 2-3 7 1 7h102c4 0 5-5 1-7L60 34Z"/></svg>',
)}`;

/**
 * A picture in the format and width that the browser asks for, over its blurred placeholder. It fills what holds it. One
 * that cannot be had keeps the placeholder, is asked for again, and at last is the shop's sign.
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

/** The plain address of a picture near a width, or its placeholder while the shop has it in no size yet. */
function addressOf({ path, widths = [plainWidth], placeholder }: PictureSource, most: number): string {
  if (!path.startsWith('/media/')) return `https://${path}`;
  const width = widthNear(most, widths);
  return width === undefined ? standIn(placeholder, 'waiting') : pictureUrl(path, width, 'webp');
}

/** The address of a picture as large as the shop has it. */
export function largestAddress(picture: PictureSource): string {
  return addressOf(picture, Number.POSITIVE_INFINITY);
}

/** The placeholder behind a picture that is still coming. */
export function placeholderStyle(placeholder: string): { backgroundImage: string } | undefined {
  return placeholder === '' ? undefined : { backgroundImage: `url("${placeholder}")` };
}
