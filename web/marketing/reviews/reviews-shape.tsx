import { texts } from '#contract/core/texts.ts';
import { AccountShape } from '#web/people/accounts/account-shapes.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';

/** The shape of the person's reviews while they load. */
export function ReviewsShape() {
  return (
    <AccountShape width="list" title={texts.nav.reviews}>
      <ul aria-hidden="true" className="mt-8 border-t border-line">
        {[1, 2, 3, 4].map((at) => (
          <li
            key={at}
            className="grid grid-cols-[4.5rem_1fr] items-start gap-4 border-b border-line py-6 sm:grid-cols-[6rem_1fr] sm:gap-6"
          >
            <Skeleton className="aspect-4/5" />
            <span className="grid gap-3">
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-6 w-5/6" />
            </span>
          </li>
        ))}
      </ul>
    </AccountShape>
  );
}
