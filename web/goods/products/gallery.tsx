import { t } from '#messages/messages.ts';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { ProductVideo } from '#contract/core/fields/product-video.ts';
import type { Picture as PictureData } from '#contract/goods/products.ts';
import { Icon } from '#web/core/ui/icon.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { largestAddress, Picture } from '#web/core/ui/picture.tsx';
import { useLatePart } from '#web/core/ui/use-late-part.ts';
import { LateVideoSlide } from './late-video-slide.tsx';
import type { ZoomPress } from './zoom-start.ts';
import type { ZoomViewProps } from './zoom-view.tsx';

type GalleryProps = {
  readonly pictures: readonly PictureData[];
  readonly video: ProductVideo | null;
  readonly name: string;
};

const slideSizes = '(min-width: 768px) 55vw, 100vw';
const tileSizes = `(min-width: 1024px) 27vw, ${slideSizes}`;

const loadZoom = async () => (await import('./zoom-view.tsx')).ZoomView;

/**
 * The main picture, which can be swiped and opened full-window, and thumbnails; a video is the last of them. On wide screens all
 * are there at once, two in a row, and the first of an odd number in both. Without scripts a picture links to its largest size.
 */
export function Gallery({ pictures, video, name }: GalleryProps) {
  const [shown, setShown] = useState(0);
  const rail = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState<ZoomPress>();
  const poster = video && (video.poster ?? pictures[0]);
  const isOdd = (pictures.length + (poster ? 1 : 0)) % 2 === 1;
  const { Part: Zoom, bring } = useLatePart<ZoomViewProps>(loadZoom);

  async function zoom(event: MouseEvent<HTMLElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { currentTarget: link, detail, clientX: x, clientY: y } = event;
    if (await bring()) setZoomed({ index, link, at: detail > 0 ? { x, y } : undefined });
  }

  function show(index: number) {
    const slide = rail.current?.children[index];
    if (slide instanceof HTMLElement) rail.current?.scrollTo({ left: slide.offsetLeft, behavior: 'instant' });
    setShown(index);
  }

  function follow() {
    const box = rail.current;
    if (box) setShown(Math.round(box.scrollLeft / Math.max(1, box.clientWidth)));
  }

  return (
    <section aria-label={t('catalogue.photosOf', { name })} className="grid content-start gap-3">
      <div
        ref={rail}
        onScroll={follow}
        role="group"
        aria-label={t('catalogue.mainPhoto')}
        className="relative max-lg:rail max-lg:aspect-4/5 lg:pairs"
      >
        {pictures.map((picture, index) => (
          <a
            key={picture.path}
            href={largestAddress(picture)}
            aria-label={t('catalogue.enlargePhoto', { alt: picture.alt, number: index + 1 })}
            onClick={(event) => void zoom(event, index)}
            className="block h-full w-full cursor-zoom-in -outline-offset-4"
          >
            <Picture
              picture={picture}
              sizes={isOdd && index === 0 ? slideSizes : tileSizes}
              priority={index === 0}
              alt=""
            />
          </a>
        ))}
        {poster && <LateVideoSlide video={video} poster={poster} name={name} sizes={tileSizes} />}
      </div>
      {(pictures.length > 1 || poster) && (
        <ul className="flex gap-2 lg:hidden">
          {pictures.map((picture, index) => (
            <Thumbnail
              key={picture.path}
              picture={picture}
              label={t('catalogue.seePhoto', { alt: picture.alt, number: index + 1 })}
              isShown={index === shown}
              onShow={() => show(index)}
            />
          ))}
          {poster && (
            <Thumbnail
              picture={poster}
              label={t('catalogue.seeVideo', { alt: video.alt || name })}
              isShown={shown === pictures.length}
              onShow={() => show(pictures.length)}
            >
              <span className="absolute inset-0 grid place-content-center">
                <span className="rounded-full bg-sheet p-1">
                  <Icon name="play" size={16} />
                </span>
              </span>
            </Thumbnail>
          )}
        </ul>
      )}
      {Zoom && zoomed && <Zoom pictures={pictures} name={name} press={zoomed} onClose={() => setZoomed(undefined)} />}
    </section>
  );
}

type ThumbnailProps = {
  readonly picture: PictureData;
  readonly label: string;
  readonly isShown: boolean;
  readonly onShow: () => void;
  /** What stands over the picture. */
  readonly children?: ReactNode;
};

function Thumbnail({ picture, label, isShown, onShow, children }: ThumbnailProps) {
  return (
    <li className="w-16">
      <button
        type="button"
        aria-label={label}
        aria-pressed={isShown}
        onClick={onShow}
        className={joinClasses(
          'relative block aspect-4/5 w-full overflow-hidden border transition-colors',
          'border-transparent hover:border-edge aria-pressed:border-ink',
          'forced-colors:border-[Canvas] forced-colors:aria-pressed:border-[Highlight]',
        )}
      >
        <Picture picture={picture} sizes="64px" alt="" />
        {children}
      </button>
    </li>
  );
}
