import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import { isSpecified } from '#contract/core/shop/specified.ts';
import { genreOf, isOpenPage, shopLinks } from '#web/core/layout/shop-links.ts';
import { useMenuData } from './menu-data.ts';

/** The address and the name of an entry. */
export type BesideProps = { readonly to: string; readonly name: string };

type ShopMenuProps = {
  readonly listClass: string;
  readonly linkClass: string;
  readonly itemClass?: string;
  /** What is beside the entry of a gender. */
  readonly Beside?: ComponentType<BesideProps>;
};

/** Home, Men, Women: a gender only once it has products. */
export function ShopMenu({ listClass, linkClass, itemClass, Beside }: ShopMenuProps) {
  const location = useLocation();
  const { categories } = useMenuData();
  const links = shopLinks().filter(({ to }, at) => at === 0 || categories.some(({ genre }) => genre === genreOf(to)));
  const lang = isSpecified() ? 'en' : undefined;
  return (
    <ul className={listClass}>
      {links.map(({ to, text }, at) => (
        <li key={to} className={itemClass}>
          <Link to={to} lang={lang} aria-current={isOpenPage(to, location) ? 'page' : undefined} className={linkClass}>
            {text}
          </Link>
          {at > 0 && Beside && <Beside to={to} name={text} />}
        </li>
      ))}
    </ul>
  );
}
