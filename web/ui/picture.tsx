import { pictureSrcset, pictureUrl, pictureWidths, widthsUpTo } from '#contract/pictures.ts';
import { joinClasses } from './join-classes.ts';

/** A picture as the shop's answers carry it; `placeholder` is a tiny blurred data address, or empty. */
export type PictureSource = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly alt: string;
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

/** A picture in the format and width that the browser asks for, over its blurred placeholder. It fills what holds it. */
export function Picture({ picture, sizes, priority = false, className, alt = picture.alt }: PictureProps) {
  const { path, width, height } = picture;
  const isOwn = path.startsWith('/media/');
  return (
    <picture className="contents">
      {isOwn && <source type="image/avif" srcSet={pictureSrcset(path, 'avif', width)} sizes={sizes} />}
      {isOwn && <source type="image/webp" srcSet={pictureSrcset(path, 'webp', width)} sizes={sizes} />}
      <img
        src={isOwn ? plainAddress(path, width) : `https://${path}`}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'auto' : 'async'}
        style={placeholderStyle(picture.placeholder)}
        className={joinClasses('size-full bg-sand bg-cover bg-center object-cover', className)}
      />
    </picture>
  );
}

function plainAddress(path: string, width: number): string {
  const made = pictureWidths.findLast((one) => one <= Math.min(width, plainWidth)) ?? pictureWidths[0];
  return pictureUrl(path, made, 'webp');
}

/** The address of a picture as large as the shop has it. */
export function largestAddress({ path, width }: PictureSource): string {
  if (!path.startsWith('/media/')) return `https://${path}`;
  return pictureUrl(path, widthsUpTo(width).at(-1) ?? plainWidth, 'webp');
}

/** The placeholder behind a picture that is still coming. */
export function placeholderStyle(placeholder: string): { backgroundImage: string } | undefined {
  return placeholder === '' ? undefined : { backgroundImage: `url("${placeholder}")` };
}
