import type { Given } from '#contract/core/protocol/endpoint.ts';
import type { productDesk } from '#contract/goods/product-desk.ts';

/** A product without its price. */
export const shirt = {
  name: 'Camisa Lino',
  description: '<p>Fresca</p>',
  images: ['https://www.tienda.example/fotos/camisa.png'],
  color: 'Blanco',
  gender: 'women' as const,
  brandName: 'Casa',
  category: 900,
  variants: [{ brandSize: 'M', isInStock: true, stock: 9 }],
} satisfies Omit<Given<typeof productDesk.create>, 'currentPrice'>;
