import { t } from '#messages/messages.ts';
import { useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import type { Picture as PictureData } from '#contract/goods/products.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { largestAddress, Picture } from '#web/core/ui/picture.tsx';
import { useLatePart } from '#web/core/ui/use-late-part.ts';
import type { ZoomPress } from './zoom-start.ts';
import type { ZoomViewProps } from './zoom-view.tsx';

type GalleryProps = { readonly pictures: readonly PictureData[]; readonly name: string };

const loadZoom = async () => (await import('./zoom-view.tsx')).ZoomView;

/**
 * The main picture, which can be swiped and opened full-window, and thumbnails. Without scripts a picture links to its
 * largest size.
 */
export function Gallery({ pictures, name }: GalleryProps) {
  const [shown, setShown] = useState(0);
  const rail = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState<ZoomPress>();
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
    <section
      aria-label={t('catalogue.photosOf', { name })}
      className="grid content-start gap-3 lg:grid-cols-[5rem_minmax(0,1fr)] lg:gap-4"
    >
      <div
        ref={rail}
        onScroll={follow}
        role="group"
        aria-label={t('catalogue.mainPhoto')}
        className="rail relative aspect-4/5 bg-sand lg:col-start-2 lg:row-start-1"
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
              sizes="(min-width: 1024px) 48vw, (min-width: 768px) 55vw, 100vw"
              priority={index === 0}
              alt=""
            />
          </a>
        ))}
      </div>
      {pictures.length > 1 && (
        <ul className="flex gap-2 lg:col-start-1 lg:row-start-1 lg:flex-col">
          {pictures.map((picture, index) => (
            <li key={picture.path} className="w-16 lg:w-20">
              <button
                type="button"
                aria-label={t('catalogue.seePhoto', { alt: picture.alt, number: index + 1 })}
                aria-pressed={index === shown}
                onClick={() => show(index)}
                className={joinClasses(
                  'block aspect-4/5 w-full overflow-hidden border transition-colors',
                  'border-transparent hover:border-edge aria-pressed:border-ink',
                  'forced-colors:border-[Canvas] forced-colors:aria-pressed:border-[Highlight]',
                )}
              >
                <Picture picture={picture} sizes="80px" alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {Zoom && zoomed && <Zoom pictures={pictures} name={name} press={zoomed} onClose={() => setZoomed(undefined)} />}
    </section>
  );
}
