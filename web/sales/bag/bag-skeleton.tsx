import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { bagColumns } from './bag-columns.ts';

/** The bag's page before the browser's own bag is known: a line and the summary. Without scripts it is not shown. */
export function BagSkeleton() {
  return (
    <div aria-hidden="true" className={`${bagColumns} noscript:hidden`}>
      <div className="bag-line border-y border-line">
        <Skeleton className="aspect-4/5" />
        <div className="grid content-between">
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="h-11 w-30" />
        </div>
      </div>
      <div className="grid gap-4 border border-line p-6 md:p-8">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-24" />
        <Skeleton className="h-12" />
      </div>
    </div>
  );
}
