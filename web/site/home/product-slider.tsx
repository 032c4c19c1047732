import { t } from '#messages/messages.ts';
import { Heart } from '#web/marketing/wishlist/heart.tsx';
import { useId } from 'react';
import { Link } from 'react-router';
import type { ShownKind } from '#contract/site/home.ts';
import { ProductCard } from '#web/core/product-card/product-card.tsx';
import { langOf } from '#web/core/links/own-lang.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { CarouselControls } from '#web/core/ui/carousel-controls.tsx';
import { useCarousel } from '#web/core/ui/use-carousel.ts';

const setup = { intervalMs: 3000, speedMs: 500 };

const sizes = '(min-width: 1600px) 30rem, (min-width: 1024px) 28vw, (min-width: 650px) 44vw, 60vw';

/** A row of products: a looping carousel. The specified headings are English. */
export function ProductSlider({ block }: { readonly block: ShownKind<'products'> }) {
  const { title, isEnglish, to, products } = block;
  const id = useId();
  const lang = isEnglish ? 'en' : undefined;
  const { track, slides, isPlaying, toggle, hold, next, previous } = useCarousel(products, setup);
  return (
    <section aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-4 md:gap-6">
      <div className="page flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id={`${id}-title`} lang={lang ?? langOf(block, 'title')} className="font-display text-heading">
          {title}
        </h2>
        <div className="flex w-full items-center justify-between gap-4 md:w-auto">
          {to !== null && (
            <Link
              to={to}
              prefetch="intent"
              lang={lang}
              className="link inline-flex min-h-11 min-w-24 items-center text-small"
            >
              {isEnglish ? t('texts.showMore') : t('landing.all')}
              <span lang={langOf(block, 'title')} className="sr-only">
                : {title}
              </span>
            </Link>
          )}
          <div className={joinClasses('-mr-3', products.length < 4 && 'lg:hidden')}>
            <CarouselControls
              controls={`${id}-track`}
              isPlaying={isPlaying}
              onToggle={toggle}
              onPrevious={previous}
              onNext={next}
            />
          </div>
        </div>
      </div>
      <div className="page max-md:pr-0">
        <ul id={`${id}-track`} ref={track} {...hold} className="relative rail gap-slide-gap">
          {slides.map((product) => (
            <li key={product.id} className="w-3/5 wide:see-two lg:see-three-and-more">
              <ProductCard
                product={product}
                level="h3"
                sizes={sizes}
                isFar={product !== products[0]}
                actions={<Heart product={product} />}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
