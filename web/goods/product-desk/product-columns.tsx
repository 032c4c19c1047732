import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { marginWords } from '#contract/core/money/margin.ts';
import type { Category } from '#contract/goods/products.ts';
import { departmentName } from '#contract/core/shop/present-departments.ts';
import type { Columns } from '#web/core/desk-list/column.ts';
import { Picture } from '#web/core/ui/picture.tsx';
import { Price } from '#web/core/ui/price.tsx';
import type { ProductRow } from './product-row.ts';
import { stateNames } from './product-words.ts';
import { StockButton } from './stock-button.tsx';

/** Returns the title of a category, with its gender: 'Camisas (Hombre)'. */
export function categoryName({ title, genre }: Category): string {
  return `${title} (${departmentName(genre)})`;
}

/** The columns of the products. */
export const productColumns: Columns<ProductRow> = [
  {
    key: 'name',
    title: t('product-desk.product'),
    sort: { asc: 'name', desc: 'name-desc' },
    cell: ({ name, state, pictures: [picture] }) => (
      <span className="inline-flex max-w-full items-center gap-3 align-middle">
        <span className="h-9 w-7 flex-none overflow-hidden bg-sand">
          {picture && <Picture picture={picture} sizes="28px" alt="" />}
        </span>
        <span className="line-clamp-2 whitespace-normal leading-tight">
          {name}
          {state !== 'published' && <span className="ml-2 text-caption text-stone">{stateNames[state]}</span>}
        </span>
      </span>
    ),
  },
  {
    key: 'number',
    title: t('product-desk.number'),
    width: 'w-20',
    sort: { asc: 'oldest', desc: 'newest', first: 'desc' },
    isForWide: true,
    cell: ({ id }) => <span className="tabular-nums">{t('product-desk.numbered', { id })}</span>,
    phone: 'more',
  },
  {
    key: 'brand',
    title: t('product-desk.brand'),
    width: 'w-28',
    sort: { asc: 'brand', desc: 'brand-desc' },
    isForWide: true,
    cell: ({ brandName }) => brandName,
    phone: 'more',
  },
  {
    key: 'colour',
    title: t('product-desk.colour'),
    width: 'w-26',
    isForWide: true,
    cell: ({ color }) => color,
    phone: 'more',
  },
  {
    key: 'category',
    title: t('product-desk.category'),
    width: 'w-40',
    cell: ({ Category }) => (
      <Link to={`${href('/admin/allproducts')}?category=${Category.id}`} className="underline-offset-4 hover:underline">
        {categoryName(Category)}
      </Link>
    ),
    phone: 'none',
  },
  {
    key: 'price',
    title: t('product-desk.price'),
    width: 'w-44',
    isNumber: true,
    sort: { asc: 'price-asc', desc: 'price-desc' },
    cell: ({ currentPrice, previousPrice, isOffertPrice }) => (
      <Price
        current={currentPrice}
        previous={isOffertPrice ? previousPrice : null}
        className="flex-nowrap flex-row-reverse @max-4xl:flex-col @max-4xl:items-end"
      />
    ),
    phone: 'side',
  },
  {
    key: 'margin',
    title: t('product-desk.margin'),
    width: 'w-32',
    isNumber: true,
    sort: { asc: 'margin-asc', desc: 'margin-desc' },
    isHiddenAtFirst: true,
    cell: ({ margin }) => margin && <span className="tabular-nums">{marginWords(margin)}</span>,
    phone: 'more',
  },
  {
    key: 'stock',
    title: t('product-desk.stock'),
    width: 'w-24',
    isNumber: true,
    sort: { asc: 'stock-asc', desc: 'stock-desc' },
    cell: (product) => <StockButton product={product} />,
    phone: 'note',
  },
];
