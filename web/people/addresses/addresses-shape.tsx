import { t } from '#messages/messages.ts';
import { AccountShape } from '../accounts/account-shapes.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';

export const addressesTitle = t('addresses.title');

/** The shape of the person's addresses while they load. */
export function AddressesShape() {
  return (
    <AccountShape width="list" title={addressesTitle}>
      <ul aria-hidden="true" className="mt-8 mb-6 grid gap-3 sm:grid-cols-2">
        {[1, 2].map((at) => (
          <li key={at}>
            <Skeleton className="min-h-52" />
          </li>
        ))}
      </ul>
    </AccountShape>
  );
}
