import type { ReactNode } from 'react';
import { AccountNav } from './account-nav.tsx';

const widths = { form: 'max-w-form', profile: 'max-w-prose', list: 'max-w-4xl', page: undefined } as const;

type AccountMainProps = { readonly width: keyof typeof widths; readonly children: ReactNode };

/**
 * The main element of an account page, and of its shape while it loads, beside the list of these pages. All begin at the
 * same edge, and each is at least as high as the window, so that the footer is in the same place for all.
 */
export function AccountMain({ width, children }: AccountMainProps) {
  return (
    <div className="page account">
      <AccountNav />
      <main className={widths[width]}>{children}</main>
    </div>
  );
}
