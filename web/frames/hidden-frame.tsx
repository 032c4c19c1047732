import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { Wordmark } from '../layout/wordmark.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { contentId } from './navigation-focus.ts';
import { NavigationWatch } from './navigation-watch.tsx';
import { useNavigationFocus } from './use-navigation-focus.ts';

/** What is around the login of a shop that was never open, for the public: its name, and nothing else of it. */
export function HiddenFrame({ children }: { readonly children: ReactNode }) {
  useNavigationFocus();
  return (
    <>
      <header className="page border-b border-line py-3 text-center">
        <Link to={href('/')} reloadDocument className="font-display text-wordmark">
          <Wordmark />
        </Link>
      </header>
      <div id={contentId} tabIndex={-1}>
        {children}
      </div>
      <NavigationWatch />
      <Toaster />
    </>
  );
}
