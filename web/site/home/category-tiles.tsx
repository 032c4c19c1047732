import { Link } from 'react-router';
import type { ShownKind } from '#contract/site/home.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { Picture } from '#web/core/ui/picture.tsx';
import { langOf } from '#web/core/links/own-lang.ts';

const sizes = '(min-width: 1600px) 31rem, (min-width: 768px) 30vw, 46vw';

/** Links to categories or genders, each with a picture of its newest product. */
export function CategoryTiles({ block }: { readonly block: ShownKind<'tiles'> }) {
  const { id, title, tiles } = block;
  return (
    <section aria-labelledby={id} className="page grid gap-6 md:gap-8">
      <h2 id={id} lang={langOf(block, 'title')} className="font-display text-heading">
        {title}
      </h2>
      <ul
        className={joinClasses(
          'grid grid-cols-2 gap-x-slide-gap gap-y-8 md:gap-y-10',
          tiles.length !== 2 && 'md:grid-cols-3',
        )}
      >
        {tiles.map((tile) => (
          <li key={tile.id}>
            <Link to={tile.to} prefetch="intent" className="group grid gap-3">
              <span
                className={joinClasses(
                  'block aspect-4/5 overflow-hidden bg-sand',
                  tiles.length === 2 && 'md:aspect-square',
                )}
              >
                <Picture picture={tile.picture} sizes={sizes} alt="" />
              </span>
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span
                  lang={langOf(tile, 'title')}
                  className="font-display text-title underline-offset-4 group-hover:underline"
                >
                  {tile.title}
                </span>
                <span className="text-small text-stone">{tile.note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
