import { href } from 'react-router';
import { useState } from 'react';
import { shopMoney } from '#contract/core/money/money.ts';
import { ProductCard } from '#web/core/product-card/product-card.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Disclosure } from '#web/core/ui/disclosure.tsx';
import { Drawer } from '#web/core/ui/drawer.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { ErrorState } from '#web/core/ui/error-state.tsx';
import { Price } from '#web/core/ui/price.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { Table } from '#web/core/ui/table.tsx';
import { Specimen } from './specimen.tsx';

const plain = {
  id: 1,
  name: 'Camisa de lino lavado',
  gender: 'women' as const,
  brandName: 'Cardal',
  color: 'Crudo',
  image: '',
  images: [],
  pictures: [],
  previousPrice: null,
  currentPrice: shopMoney(4_899_000),
  isOffertPrice: false,
  netPriceBeside: null,
  reductionNote: null,
  isInStock: true,
  variants: [{ variantId: 1, brandSize: 'M', stock: 12, isInStock: true }],
  colors: [
    { id: 1, color: 'Crudo', swatch: '#e9dfca', isInStock: true },
    { id: 2, color: 'Tornasol', swatch: null, isInStock: true },
    { id: 3, color: 'Negro', swatch: '#2a292b', isInStock: false },
    { id: 4, color: 'Celeste', swatch: '#a9c1d1', isInStock: true },
    { id: 5, color: 'Camel', swatch: '#b5834f', isInStock: true },
    { id: 6, color: 'Bordó', swatch: '#6a2631', isInStock: true },
    { id: 7, color: 'Azul', swatch: '#44617f', isInStock: true },
  ],
  CategoryId: 1,
  Category: { id: 1, title: 'Camisas', genre: 'women' as const },
};

const cards = [
  plain,
  {
    ...plain,
    id: 2,
    isOffertPrice: true,
    netPriceBeside: null,
    previousPrice: shopMoney(6_200_000),
    name: 'En oferta',
  },
  {
    ...plain,
    id: 3,
    variants: [{ variantId: 1, brandSize: 'M', stock: 2, isInStock: true }],
    name: 'Con pocas unidades',
  },
  {
    ...plain,
    id: 4,
    isInStock: false,
    variants: [{ variantId: 1, brandSize: 'M', stock: 0, isInStock: false }],
    name: 'Agotada, y de un nombre tan largo que necesita más de un renglón para caber entero',
  },
];

/** The surfaces: cards, dialogs, drawers and messages. */
export function SurfaceSpecimens() {
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  return (
    <>
      <Specimen title="Tarjetas">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4">
          {cards.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} level="h3" sizes="25vw" />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Precios">
        <div className="flex flex-wrap gap-8">
          <Price current={shopMoney(4_899_000)} />
          <Price current={shopMoney(4_899_000)} previous={shopMoney(6_200_000)} />
        </div>
      </Specimen>
      <Specimen title="Tabla">
        <Table caption="Órdenes de muestra" columns={['Orden', 'Estado', 'Total']}>
          <tr>
            <td>1042</td>
            <td>Aprobada</td>
            <td>
              <Price current={shopMoney(5_489_000)} />
            </td>
          </tr>
          <tr>
            <td>1041</td>
            <td>Pendiente</td>
            <td>
              <Price current={shopMoney(1_520_000)} />
            </td>
          </tr>
        </Table>
      </Specimen>
      <Specimen title="Desplegables">
        <div className="max-w-prose">
          <Disclosure title="Cuidados" open>
            Lavar a mano con agua fría.
          </Disclosure>
          <Disclosure title="Talle y calce">Calce recto.</Disclosure>
        </div>
      </Specimen>
      <Specimen title="Esperas, vacíos y errores">
        <div className="grid gap-6 md:grid-cols-3">
          <div className="grid content-start gap-3" aria-busy="true">
            <Skeleton className="aspect-4/5 w-full" />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/3" />
          </div>
          <EmptyState
            title="Todavía no hay nada aquí"
            action={
              <LinkButton to={href('/')} tone="outline" size="small">
                Ver la tienda
              </LinkButton>
            }
          >
            Lo que marque con el corazón queda en esta lista.
          </EmptyState>
          <ErrorState onRetry={() => {}} />
        </div>
      </Specimen>
      <Specimen title="Ventanas">
        <div className="flex flex-wrap gap-3">
          <Button tone="outline" size="small" onClick={() => setOpen('dialog')}>
            Abrir pregunta
          </Button>
          <Button tone="outline" size="small" onClick={() => setOpen('drawer')}>
            Abrir panel
          </Button>
        </div>
        <ConfirmDialog
          open={open === 'dialog'}
          title="¿Eliminar esta reseña?"
          confirm="Eliminar"
          onConfirm={() => setOpen(undefined)}
          onCancel={() => setOpen(undefined)}
        >
          No se puede deshacer.
        </ConfirmDialog>
        <Drawer
          open={open === 'drawer'}
          title="Panel"
          onClose={() => setOpen(undefined)}
          footer={<Button wide>Seguir</Button>}
        >
          Lo que está detrás espera.
        </Drawer>
      </Specimen>
    </>
  );
}
