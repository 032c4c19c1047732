import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import { ActionMenu, MenuLinkButton, type MenuItem } from './action-menu.tsx';
import { Button } from './button.tsx';

type AdminPageProps = {
  readonly title: string;
  /** How far what the page is about is, beside its title: 'Publicado'. */
  readonly state?: ReactNode;
  /** What is done here first: one button, at the end of the row of the title, and as wide as the window on phones. */
  readonly primary?: ReactNode;
  /** What else can be done: in a menu, or a button of its own if it is only one. */
  readonly more?: readonly MenuItem[];
  readonly children: ReactNode;
};

/**
 * A page of the back office: denser than the shop's, with title, state, the rest of its actions and the first one in one row. The
 * frame says above it where the page belongs.
 */
export function AdminPage({ title, state, primary, more = [], children }: AdminPageProps) {
  return (
    <main className="px-4 pb-6 lg:px-8 lg:pb-8">
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="font-display text-title wrap-anywhere md:text-wordmark">{title}</h1>
          {state}
        </div>
        {(primary || more.length > 0) && (
          <div className="flex flex-wrap gap-2 max-sm:w-full *:min-h-11 max-sm:*:last:flex-1">
            <MoreActions items={more} />
            {primary && (
              <div data-page-primary="" className="flex *:min-h-11 max-sm:*:w-full">
                {primary}
              </div>
            )}
          </div>
        )}
      </div>
      {children}
    </main>
  );
}

/** Returns the first action of the page that is open, for a key that presses it; undefined if it has none. */
export function primaryAction(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>('[data-page-primary] :is(a, button)') ?? undefined;
}

/** The actions that are not the first: two and more of them in a menu. */
function MoreActions({ items }: { readonly items: readonly MenuItem[] }) {
  const [only, ...others] = items;
  if (!only) return null;
  if (others.length > 0) return <ActionMenu label={t('ui.moreActions')} items={items} />;
  if ('to' in only) return <MenuLinkButton link={only} tone="outline" className="" />;
  return (
    <Button tone="outline" size="small" onClick={only.onChoose}>
      {only.label}
    </Button>
  );
}
