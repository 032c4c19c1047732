import { t } from '#messages/messages.ts';
import type { ComponentProps, ReactNode } from 'react';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { AccountHeading } from './account-heading.tsx';
import { AccountMain } from './account-main.tsx';

type AccountShapeProps = {
  readonly width: ComponentProps<typeof AccountMain>['width'];
  /** The page's heading, where it is known before the page is. */
  readonly title?: string;
  readonly children: ReactNode;
};

/** What the shapes of the account's pages share; screen readers are told that the page is loading. */
export function AccountShape({ width, title, children }: AccountShapeProps) {
  return (
    <AccountMain width={width}>
      <p role="status" className="sr-only">
        {t('accounts.loadingPage')}
      </p>
      {title !== undefined && <AccountHeading title={title} />}
      {children}
    </AccountMain>
  );
}

/** The shape of the profile while it loads. */
export function ProfileShape() {
  return (
    <AccountShape width="profile" title={accountTexts.profile.title}>
      <div className="mt-8 grid gap-5 sm:grid-cols-2">
        <div className="grid gap-1.5 sm:col-span-2">
          <FieldShape />
          <Skeleton className="h-5 w-1/2" />
        </div>
        {['name', 'lastname', 'dni', 'phone'].map((name) => (
          <FieldShape key={name} />
        ))}
        <div className="grid gap-5 sm:col-span-2">
          <FieldShape />
          <FieldShape />
        </div>
        <Skeleton className="h-control w-44 sm:col-span-2" />
      </div>
    </AccountShape>
  );
}

/** The shape of the page that changes the password while it loads. */
export function PasswordShape() {
  return (
    <AccountShape width="form" title={accountTexts.changePassword.title}>
      <div className="mt-8 grid gap-5">
        {['current', 'next', 'repeated'].map((name) => (
          <FieldShape key={name} />
        ))}
        <Skeleton className="h-control" />
      </div>
    </AccountShape>
  );
}

/** A label and its field. */
function FieldShape() {
  return (
    <span className="grid gap-1.5">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-control" />
    </span>
  );
}
