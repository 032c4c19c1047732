import { t } from '#messages/messages.ts';
import type { ListedSize } from '#contract/goods/stock/stock.ts';
import type { Columns } from '#web/core/desk-list/column.ts';
import { useFollowing } from '#web/core/desk-list/use-following.ts';
import { UnitsButton } from './stock-button.tsx';

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

function levelOf(stock: number, lowStock: number) {
  if (stock === 0) return 'none';
  return stock <= lowStock ? 'low' : 'enough';
}

/** The units of a size, which open the stock of its product. */
function SizeUnits({ size }: { readonly size: ListedSize }) {
  const { Product, variantId } = size;
  // The row stays as it was asked for, with its new number, until the list is asked for again.
  const [stock, setStock] = useFollowing(size.stock, size);
  return (
    <UnitsButton
      product={Product}
      units={stock}
      level={levelOf(stock, size.lowStock)}
      onChange={(variants) => setStock(variants.find((variant) => variant.variantId === variantId)?.stock ?? stock)}
    />
  );
}
