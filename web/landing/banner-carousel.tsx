import { useId } from 'react';
import { Link } from 'react-router';
import { CarouselControls } from '../ui/carousel-controls.tsx';
import { Icon } from '../ui/icon.tsx';
import { useCarousel } from '../ui/use-carousel.ts';
import type { BannerPair } from './banner-pairs.ts';
import { BannerPicture } from './banner-picture.tsx';

const setup = { intervalMs: 7000, speedMs: 500 };

const words = {
  men: { title: 'Hombre', to: '/home?gender=Men' },
  women: { title: 'Mujer', to: '/home?gender=Women' },
} as const;

/** The campaigns of the two collections, one after the other. */
export function BannerCarousel({ banners }: { readonly banners: readonly BannerPair[] }) {
  const id = useId();
  const { track, slides, current, isPlaying, toggle, hold, next, previous } = useCarousel(banners, setup);
  if (banners.length === 0) return null;
  return (
    <section aria-roledescription="carrusel" aria-label="Colecciones" className="border-b border-line">
      <ul id={id} ref={track} {...hold} aria-live={isPlaying ? 'off' : 'polite'} className="relative rail">
        {slides.map((banner) => (
          <li
            key={banner.key}
            className="relative aspect-4/5 w-full bg-sand wide:aspect-16/9 lg:aspect-21/9 lg:max-h-banner"
          >
            <Link to={words[banner.gender].to} prefetch="intent" className="group block size-full -outline-offset-4">
              <BannerPicture banner={banner} priority={banner === banners[0]} />
              <span className="absolute bottom-0 left-0 flex items-center gap-4 bg-paper py-4 pr-7 pl-side font-display text-heading wide:py-5">
                {words[banner.gender].title}
                <span className="transition-transform group-hover:translate-x-1">
                  <Icon name="right" size={24} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="page flex items-center justify-between py-1">
        <p className="text-caption text-stone tabular-nums">
          <span className="sr-only">Colección </span>
          {current + 1} <span aria-hidden="true">/</span>
          <span className="sr-only"> de </span> {banners.length}
        </p>
        <div className="-mr-3">
          <CarouselControls controls={id} isPlaying={isPlaying} onToggle={toggle} onPrevious={previous} onNext={next} />
        </div>
      </div>
    </section>
  );
}
