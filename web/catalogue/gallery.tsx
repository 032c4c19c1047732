import { useRef, useState } from 'react';
import type { Picture as PictureData } from '#contract/catalogue.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { Picture } from '../ui/picture.tsx';

type GalleryProps = { readonly pictures: readonly PictureData[]; readonly name: string };

/** The main picture, which swipes to the next, and thumbnails that lead to each. */
export function Gallery({ pictures, name }: GalleryProps) {
  const [shown, setShown] = useState(0);
  const rail = useRef<HTMLDivElement>(null);

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
      aria-label={`Fotos de ${name}`}
      className="grid content-start gap-3 lg:grid-cols-[5rem_minmax(0,1fr)] lg:gap-4"
    >
      <div
        ref={rail}
        onScroll={follow}
        tabIndex={0}
        role="group"
        aria-label="Foto principal; deslice para ver otras"
        className="rail relative aspect-4/5 bg-sand lg:order-2"
      >
        {pictures.map((picture, index) => (
          <div key={picture.path} className="h-full w-full">
            <Picture
              picture={picture}
              sizes="(min-width: 1024px) 48vw, (min-width: 768px) 55vw, 100vw"
              priority={index === 0}
            />
          </div>
        ))}
      </div>
      {pictures.length > 1 && (
        <ul className="flex gap-2 lg:order-1 lg:flex-col">
          {pictures.map((picture, index) => (
            <li key={picture.path} className="w-16 lg:w-20">
              <button
                type="button"
                aria-label={`Ver foto ${index + 1}: ${picture.alt}`}
                aria-pressed={index === shown}
                onClick={() => show(index)}
                className={joinClasses(
                  'block aspect-4/5 w-full overflow-hidden border transition-colors',
                  index === shown ? 'border-ink' : 'border-transparent hover:border-edge',
                )}
              >
                <Picture picture={picture} sizes="80px" alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
