import { Heart } from '../wishlist/heart.tsx';
import { useId } from 'react';
import { href, Link } from 'react-router';
import type { ProductCard as Product } from '#contract/catalogue.ts';
import { texts } from '#contract/texts.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { CarouselControls } from '../ui/carousel-controls.tsx';
import { useCarousel } from '../ui/use-carousel.ts';

const setup = { intervalMs: 3000, speedMs: 500 };

const sizes = '(min-width: 1600px) 30rem, (min-width: 1024px) 32vw, (min-width: 650px) 44vw, 72vw';

type NewsSliderProps = {
  readonly title: string;
  /** The gender as addresses write it. */
  readonly gender: 'Men' | 'Women';
  readonly products: readonly Product[];
};

/** The new products of one gender: a looping carousel of four. */
export function NewsSlider({ title, gender, products }: NewsSliderProps) {
  const id = useId();
  const { track, slides, isPlaying, toggle, hold, next, previous } = useCarousel(products, setup);
  return (
    <section aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-6 md:gap-8">
      <div className="page flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id={`${id}-title`} lang="en" className="font-display text-heading">
          {title}
        </h2>
        <div className="flex w-full items-center justify-between gap-4 md:w-auto">
          <Link to={`${href('/home')}?gender=${gender}`} prefetch="intent" lang="en" className="link text-small">
            {texts.landing.showMore}
            <span className="sr-only">: {title}</span>
          </Link>
          <div className="-mr-3">
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
            <li key={product.id} className="w-7/10 wide:see-two lg:see-three">
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
