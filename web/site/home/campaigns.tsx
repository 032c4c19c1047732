import { t } from '#messages/messages.ts';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShownKind } from '#contract/site/home.ts';
import { CarouselControls } from '#web/core/ui/carousel-controls.tsx';
import { Icon } from '#web/core/ui/icon.tsx';
import { useCarousel } from '#web/core/ui/use-carousel.ts';
import { useSoon } from '#web/core/ui/use-soon.ts';
import { BannerPicture } from './banner-picture.tsx';
import { CampaignTitle } from './campaign-title.tsx';
import { langOf } from '#web/core/links/own-lang.ts';

const setup = { intervalMs: 7000, speedMs: 500 };

type CampaignsProps = {
  readonly hero: ShownKind<'hero'>;
  /** True at the top of the page. */
  readonly isFirst: boolean;
};

/**
 * The first screen: the campaigns, one after the other, with the shop's title on them. The pictures that
 * come later are requested before the carousel first moves: browsers would load them with the first one.
 */
export function Campaigns({ hero, isFirst }: CampaignsProps) {
  const { campaigns: banners } = hero;
  const id = useId();
  const { track, slides, current, isPlaying, toggle, hold, next, previous } = useCarousel(banners, setup);
  const isSoon = useSoon();
  if (banners.length === 0) return <CampaignTitle hero={hero} />;
  return (
    <div className="relative">
      <CampaignTitle hero={hero} isOnPicture />
      <section aria-roledescription={t('landing.carousel')} aria-label={t('landing.collections')}>
        <ul
          id={id}
          ref={track}
          {...hold}
          aria-live={isPlaying ? 'off' : 'polite'}
          className="absolute inset-x-0 top-0 bottom-13 rail"
        >
          {slides.map((banner) => (
            <li key={banner.id} className="relative h-full w-full bg-sand">
              <SlideLink to={banner.to}>
                {banner === banners[0] || isSoon ? (
                  <BannerPicture banner={banner} priority={isFirst && banner === banners[0]} />
                ) : (
                  <noscript>
                    <BannerPicture banner={banner} priority={false} />
                  </noscript>
                )}
                <span
                  lang={langOf(banner, 'label')}
                  className="absolute right-0 bottom-0 z-20 flex items-center gap-3 bg-paper py-3 pr-side pl-6 font-display text-title"
                >
                  {banner.label}
                  <span className="transition-transform group-hover:translate-x-1">
                    <Icon name="right" />
                  </span>
                </span>
              </SlideLink>
            </li>
          ))}
        </ul>
        <div className="page flex h-13 items-center justify-between">
          <p className="text-caption text-stone tabular-nums">
            <span className="sr-only">{t('landing.collection')} </span>
            {current + 1} <span aria-hidden="true">/</span>
            <span className="sr-only"> {t('landing.of')} </span> {banners.length}
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

function SlideLink({ to, children }: { readonly to: string | null; readonly children: ReactNode }) {
  const look = 'group block size-full -outline-offset-4';
  if (to === null) return <div className={look}>{children}</div>;
  return (
    <Link to={to} prefetch="intent" className={look}>
      {children}
    </Link>
  );
}
