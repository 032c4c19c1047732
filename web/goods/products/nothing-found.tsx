import { t } from '#messages/messages.ts';
import { Link } from 'react-router';
import type { CataloguePage } from '#contract/goods/products.ts';
import { departmentKey, departmentName } from '#contract/core/shop/present-departments.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import { changedAddress, resetAddress } from './catalogue-address.ts';

type NothingFoundProps = { readonly query: URLSearchParams; readonly facets: CataloguePage['facets'] };

/** Shown when nothing matches: a link that removes the filters, and one to each other department that has matches. */
export function NothingFound({ query, facets }: NothingFoundProps) {
  return (
    <div className="grid justify-items-center gap-5 py-24 text-center">
      <Link to={resetAddress(query)} className="font-display text-title underline underline-offset-4">
        {t('texts.nothingFound')}
      </Link>
      {facets.genders.map(({ value, count }) => (
        <Link key={value} to={changedAddress(query, { gender: departmentKey(value) })} className="link text-small">
          {t('catalogue.seeInGender', { count: formatCount(count), gender: departmentName(value) })}
        </Link>
      ))}
    </div>
  );
}
