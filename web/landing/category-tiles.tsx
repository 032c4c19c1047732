import { Link } from 'react-router';
import type { CategoryTile } from '#contract/catalogue.ts';
import { Picture } from '../ui/picture.tsx';
import { categoryAddress, genderLinks } from './gender-links.ts';

const sizes = '(min-width: 1600px) 31rem, (min-width: 768px) 30vw, 46vw';

/** Links to categories, each with a picture of its newest product. */
export function CategoryTiles({ tiles }: { readonly tiles: readonly CategoryTile[] }) {
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="categorias" className="page grid gap-6 md:gap-8">
      <h2 id="categorias" className="font-display text-heading">
        Categorías
      </h2>
      <ul className="grid grid-cols-2 gap-x-slide-gap gap-y-8 md:grid-cols-3 md:gap-y-10">
        {tiles.map((tile) => (
          <li key={tile.id}>
            <Link to={categoryAddress(tile)} prefetch="intent" className="group grid gap-3">
              <span className="block aspect-4/5 overflow-hidden bg-sand">
                <Picture picture={tile.picture} sizes={sizes} alt="" />
              </span>
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-display text-title underline-offset-4 group-hover:underline">{tile.title}</span>
                <span className="text-small text-stone">{genderLinks[tile.genre].title}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
