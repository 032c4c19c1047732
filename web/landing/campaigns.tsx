import { useId } from 'react';
import { Link } from 'react-router';
import { CarouselControls } from '../ui/carousel-controls.tsx';
import { Icon } from '../ui/icon.tsx';
import { useCarousel } from '../ui/use-carousel.ts';
import { useSoon } from '../ui/use-soon.ts';
import type { BannerPair } from './banner-pairs.ts';
import { BannerPicture } from './banner-picture.tsx';
import { CampaignTitle } from './campaign-title.tsx';
import { genderLinks } from './gender-links.ts';

const setup = { intervalMs: 7000, speedMs: 500 };

/**
 * The first screen: the campaigns of both genders one after the other, with the shop's title on them. The pictures that
 * come later are requested before the carousel first moves: browsers would load them with the first one.
 */
export function Campaigns({ banners }: { readonly banners: readonly BannerPair[] }) {
  const id = useId();
  const { track, slides, current, isPlaying, toggle, hold, next, previous } = useCarousel(banners, setup);
  const isSoon = useSoon();
  if (banners.length === 0) return <CampaignTitle />;
  return (
    <div className="relative">
      <CampaignTitle isOnPicture />
      <section aria-roledescription="carrusel" aria-label="Colecciones">
        <ul
          id={id}
          ref={track}
          {...hold}
          aria-live={isPlaying ? 'off' : 'polite'}
          className="absolute inset-x-0 top-0 bottom-13 rail"
        >
          {slides.map((banner) => (
            <li key={banner.key} className="relative h-full w-full bg-sand">
              <Link
                to={genderLinks[banner.gender].to}
                prefetch="intent"
                className="group block size-full -outline-offset-4"
              >
                {banner === banners[0] || isSoon ? (
                  <BannerPicture banner={banner} priority={banner === banners[0]} />
                ) : (
                  <noscript>
                    <BannerPicture banner={banner} priority={false} />
                  </noscript>
                )}
                <span className="absolute right-0 bottom-0 z-20 flex items-center gap-3 bg-paper py-3 pr-side pl-6 font-display text-title">
                  {genderLinks[banner.gender].title}
                  <span className="transition-transform group-hover:translate-x-1">
                    <Icon name="right" />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <div className="page flex h-13 items-center justify-between">
          <p className="text-caption text-stone tabular-nums">
            <span className="sr-only">Colección </span>
            {current + 1} <span aria-hidden="true">/</span>
            <span className="sr-only"> de </span> {banners.length}
          </p>
          <div className="-mr-3">
            <CarouselControls
              controls={id}
              isPlaying={isPlaying}
              onToggle={toggle}
              onPrevious={previous}
              onNext={next}
            />
          </div>
        </div>
      </section>
    </div>
  );
}
