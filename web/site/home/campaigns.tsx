import { t } from '#messages/messages.ts';
import { useId } from 'react';
import type { ShownKind } from '#contract/site/home.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { CarouselControls } from '#web/core/ui/carousel-controls.tsx';
import { useCarousel } from '#web/core/ui/use-carousel.ts';
import { useSoon } from '#web/core/ui/use-soon.ts';
import { BannerPicture } from './banner-picture.tsx';
import { CampaignTitle, ToShop } from './campaign-title.tsx';
import { langOf } from '#web/core/links/own-lang.ts';

const setup = { intervalMs: 7000, speedMs: 500 };

type CampaignsProps = {
  readonly hero: ShownKind<'hero'>;
  /** True at the top of the page. */
  readonly isFirst: boolean;
};

/**
 * The first screen: the campaigns, one after the other, each with its words and where it leads. The pictures that
 * come later are requested before the carousel first moves: browsers would load them with the first one.
 */
export function Campaigns({ hero, isFirst }: CampaignsProps) {
  const { campaigns: banners } = hero;
  const id = useId();
  const { track, slides, current, isPlaying, toggle, hold, next, previous } = useCarousel(banners, setup);
  const isSoon = useSoon();
  if (banners.length === 0) return <CampaignTitle hero={hero} />;
  return (
    <section aria-roledescription={t('landing.carousel')} aria-label={t('landing.collections')}>
      <ul id={id} ref={track} {...hold} aria-live={isPlaying ? 'off' : 'polite'} className="rail">
        {slides.map((banner) => (
          <li key={banner.id} className="slide">
            <div className="slide-picture">
              {banner === banners[0] || isSoon ? (
                <BannerPicture banner={banner} priority={isFirst && banner === banners[0]} />
              ) : (
                <noscript>
                  <BannerPicture banner={banner} priority={false} />
                </noscript>
              )}
            </div>
            <SlideWords hero={hero} banner={banner} isFirst={banner === banners[0]} />
          </li>
        ))}
      </ul>
      <div className="page flex h-13 items-center gap-4">
        <p className="text-caption text-stone tabular-nums">
          <span className="sr-only">{t('landing.collection')} </span>
          {current + 1} <span aria-hidden="true">/</span>
          <span className="sr-only"> {t('landing.of')} </span> {banners.length}
        </p>
        <ToShop tone="quiet" />
        <div className="-mr-3 ml-auto">
          <CarouselControls controls={id} isPlaying={isPlaying} onToggle={toggle} onPrevious={previous} onNext={next} />
        </div>
      </div>
    </section>
  );
}

type SlideWordsProps = {
  readonly hero: ShownKind<'hero'>;
  readonly banner: ShownKind<'hero'>['campaigns'][number];
  readonly isFirst: boolean;
};

/**
 * The words of a campaign, below its picture on phones, else on the light at its left. The first ones are the heading of the page.
 * The whole slide is its link.
 */
function SlideWords({ hero, banner, isFirst }: SlideWordsProps) {
  const words = banner.title === '' ? hero : banner;
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <div className="page">
      <div className="slide-words">
        <Title lang={langOf(words, 'title')} className="font-display text-campaign text-balance">
          {words.title}
        </Title>
        {words.line !== '' && (
          <p lang={langOf(words, 'line')} className="max-w-80 text-body">
            {words.line}
          </p>
        )}
        {banner.to !== null && (
          <LinkButton
            to={banner.to}
            prefetch="intent"
            lang={langOf(banner, 'label')}
            className="mt-1 -outline-offset-4 after:absolute after:inset-0"
          >
            {banner.label}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
