import { t } from '#messages/messages.ts';
import { Skeleton } from '#web/core/ui/skeleton.tsx';

/** The shape of a product's page while it is loading. */
export function DetailShape() {
  return (
    <main className="page pt-4 pb-20">
      <p role="status" className="flex min-h-11 items-center text-small text-stone">
        {t('catalogue.loadingProduct')}
      </p>
      <div className="grid gap-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-12 lg:gap-20">
        <div className="grid content-start gap-3 lg:hidden">
          <Skeleton className="aspect-4/5" />
          <div className="flex gap-2">
            <Shapes count={4} className="aspect-4/5 w-16" />
          </div>
        </div>
        <div className="hidden content-start lg:pairs">
          <Shapes count={4} className="" />
        </div>
        <div className="grid content-start gap-6">
          <Skeleton className="h-16 w-3/4" />
          <Skeleton className="h-7 w-1/3" />
          <div className="flex gap-2">
            <Shapes count={4} className="h-11 w-12" />
          </div>
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
        </div>
      </div>
    </main>
  );
}

/** The shape of the catalogue while it is loading. */
export function CatalogueShape() {
  return (
    <main className="page pt-2 pb-20 lg:pt-8">
      <p role="status" className="sr-only">
        {t('catalogue.loadingProducts')}
      </p>
      <Skeleton className="mb-1 h-6 w-1/3 lg:mb-8 lg:h-12" />
      <div className="gap-12 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Skeleton className="mb-3 h-10 lg:mb-0 lg:h-160" />
        <div className="product-grid">
          <Shapes count={9} className="aspect-4/6" />
        </div>
      </div>
    </main>
  );
}

function Shapes({ count, className }: { readonly count: number; readonly className: string }) {
  return Array.from({ length: count }, (_, at) => <Skeleton key={at} className={className} />);
}
