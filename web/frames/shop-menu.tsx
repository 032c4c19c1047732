import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import { isOpenPage, shopLinks } from '../layout/shop-links.ts';

/** The address and the name of an entry. */
export type BesideProps = { readonly to: string; readonly name: string };

type ShopMenuProps = {
  readonly listClass: string;
  readonly linkClass: string;
  readonly itemClass?: string;
  /** What is beside the entry of a gender. */
  readonly Beside?: ComponentType<BesideProps>;
};

/** Home, Men, Women. */
export function ShopMenu({ listClass, linkClass, itemClass, Beside }: ShopMenuProps) {
  const location = useLocation();
  return (
    <ul className={listClass}>
      {shopLinks.map(({ to, text }, at) => (
        <li key={to} className={itemClass}>
          <Link to={to} lang="en" aria-current={isOpenPage(to, location) ? 'page' : undefined} className={linkClass}>
            {text}
          </Link>
          {at > 0 && Beside && <Beside to={to} name={text} />}
        </li>
      ))}
    </ul>
  );
}
