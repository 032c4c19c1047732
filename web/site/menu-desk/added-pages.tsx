import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { AddedPage } from '#contract/site/menus.ts';

/** The pages that come last because they say so themselves; each leads to where that is changed. */
export function AddedPages({ pages }: { readonly pages: readonly AddedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <div className="mt-3 text-small text-stone">
      <p>{t('menu-desk.addedPages')}</p>
      <ul className="mt-1">
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={href('/admin/pages/:slug', { slug })} className="link flex min-h-11 w-fit items-center">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
