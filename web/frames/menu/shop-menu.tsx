import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import { isOpenPage, shopLinks } from '#web/core/layout/shop-links.ts';
import { filledDepartments, useMenuData } from './menu-data.ts';

/** The address, the name and the department of an entry. */
export type BesideProps = { readonly to: string; readonly name: string; readonly department: string };

type ShopMenuProps = {
  readonly listClass: string;
  readonly linkClass: string;
  readonly itemClass?: string;
  /** What is beside the entry of a department. */
  readonly Beside?: ComponentType<BesideProps>;
};

/** Home, Men, Women: a department only once it has products. */
export function ShopMenu({ listClass, linkClass, itemClass, Beside }: ShopMenuProps) {
  const location = useLocation();
  const links = shopLinks(filledDepartments(useMenuData().categories));
  return (
    <ul className={listClass}>
      {links.map(({ to, text, department, lang }) => (
        <li key={to} className={itemClass}>
          <Link to={to} lang={lang} aria-current={isOpenPage(to, location) ? 'page' : undefined} className={linkClass}>
            {text}
          </Link>
          {department !== undefined && Beside && <Beside to={to} name={text} department={department} />}
        </li>
      ))}
    </ul>
  );
}
