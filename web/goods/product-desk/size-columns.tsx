import { t } from '#messages/messages.ts';
import type { ListedSize } from '#contract/goods/stock/stock.ts';
import type { Columns } from '#web/core/desk-list/column.ts';
import { SizeUnits } from './size-units.tsx';

/** The columns of the sizes in stock. */
export const sizeColumns: Columns<ListedSize> = [
  { key: 'product', title: t('product-desk.product'), cell: ({ Product }) => Product.name },
  { key: 'size', title: t('product-desk.size'), width: 'w-28', cell: ({ size }) => size, phone: 'note' },
  { key: 'sku', title: t('product-desk.sku'), width: 'w-40', cell: ({ sku }) => sku ?? '', phone: 'more' },
  {
    key: 'number',
    title: t('product-desk.number'),
    width: 'w-28',
    sort: { asc: 'oldest', desc: 'newest', first: 'desc' },
    cell: ({ Product }) => <span className="tabular-nums">{t('product-desk.numbered', { id: Product.id })}</span>,
    phone: 'note',
  },
  {
    key: 'brand',
    title: t('product-desk.brand'),
    width: 'w-40',
    cell: ({ Product }) => Product.brandName,
    phone: 'more',
  },
  {
    key: 'colour',
    title: t('product-desk.colour'),
    width: 'w-40',
    cell: ({ Product }) => Product.color,
    phone: 'more',
  },
  {
    key: 'units',
    title: t('product-desk.units'),
    width: 'w-32',
    isNumber: true,
    sort: { asc: 'units-asc', desc: 'units-desc' },
    cell: (size) => <SizeUnits size={size} />,
    phone: 'side',
  },
];
