import type { ListedSize } from '#contract/stock.ts';
import type { Columns } from '../desk-list/column.ts';
import { SizeUnits } from './size-units.tsx';

/** The columns of the sizes in stock. */
export const sizeColumns: Columns<ListedSize> = [
  { key: 'product', title: 'Producto', cell: ({ Product }) => Product.name },
  { key: 'size', title: 'Talle', width: 'w-28', cell: ({ brandSize }) => brandSize, phone: 'note' },
  {
    key: 'number',
    title: 'N°',
    width: 'w-28',
    sort: { asc: 'oldest', desc: 'newest', first: 'desc' },
    cell: ({ Product }) => <span className="tabular-nums">N° {Product.id}</span>,
    phone: 'note',
  },
  { key: 'brand', title: 'Marca', width: 'w-40', cell: ({ Product }) => Product.brandName, phone: 'more' },
  { key: 'colour', title: 'Color', width: 'w-40', cell: ({ Product }) => Product.color, phone: 'more' },
  {
    key: 'units',
    title: 'Unidades',
    width: 'w-32',
    isNumber: true,
    sort: { asc: 'units-asc', desc: 'units-desc' },
    cell: (size) => <SizeUnits size={size} />,
    phone: 'side',
  },
];
