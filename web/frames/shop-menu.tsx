import { Link, useLocation } from 'react-router';
import { isOpenPage, shopLinks } from '../layout/shop-links.ts';

/** Home, Men, Women. */
export function ShopMenu({ listClass, linkClass }: { readonly listClass: string; readonly linkClass: string }) {
  const location = useLocation();
  return (
    <ul className={listClass}>
      {shopLinks.map(({ to, text }) => (
        <li key={to} lang="en">
          <Link to={to} aria-current={isOpenPage(to, location) ? 'page' : undefined} className={linkClass}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
