import type { ReactNode } from 'react';
import { joinClasses } from '#web/core/ui/join-classes.ts';

const widths = { form: 'md:max-w-xl', profile: 'md:max-w-2xl', list: 'md:max-w-4xl', page: '' } as const;

type AccountMainProps = { readonly width: keyof typeof widths; readonly children: ReactNode };

/**
 * The main element of an account page, and of its shape while it loads. It is at least as high as the window, so that
 * the footer is in the same place for both.
 */
export function AccountMain({ width, children }: AccountMainProps) {
  return (
    <main className={joinClasses('mx-auto min-h-dvh w-full max-w-page px-gutter py-10 md:py-16', widths[width])}>
      {children}
    </main>
  );
}
