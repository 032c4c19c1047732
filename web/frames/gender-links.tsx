import { Link, useRouteLoaderData } from 'react-router';
import type { Category } from '#contract/catalogue.ts';

/** What the shop's frame loads: the categories of both genders. */
export type MenuData = { readonly categories: readonly Category[] };

type GenderLinksProps = {
  /** The address of the gender's catalogue. */
  readonly to: string;
  readonly listClass: string;
  readonly linkClass: string;
};

/** Links to what a gender has: what is new, the offers, and each category. */
export function GenderLinks({ to, listClass, linkClass }: GenderLinksProps) {
  const genre = to.endsWith('Women') ? 'women' : 'men';
  const data = useRouteLoaderData<MenuData>('frames/shop-frame');
  const links = [
    ['order=news', 'Novedades'],
    ['offers=true', 'Ofertas'],
    ...(data?.categories ?? []).flatMap((one) => (one.genre === genre ? [[`category=${one.id}`, one.title]] : [])),
  ];
  return (
    <ul className={listClass}>
      {links.map(([query, title]) => (
        <li key={query}>
          <Link to={`${to}&${query}`} className={linkClass}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
