import { useEffect, useState, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { categories } from '#contract/goods/categories.ts';
import type { Category } from '#contract/goods/products.ts';
import { menus } from '#contract/site/menus.ts';
import type { Route } from './+types/shop-frame';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { Frame } from './frame.tsx';
import { filledDepartments, useLoadedMenu, type MenuData } from './menu/menu-data.ts';
import { contentId } from './navigation/navigation-focus.ts';
import { NavigationWatch } from './navigation/navigation-watch.tsx';
import { useLoadingScreen } from './navigation/use-loading-screen.ts';
import { useNavigationFocus } from './navigation/use-navigation-focus.ts';
import { moreLinks } from '#web/core/layout/shop-links.ts';
import { Toaster } from '#web/core/ui/toaster.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { Wordmark } from '#web/core/layout/wordmark.tsx';
import { StatusPage } from '#web/core/layout/status-page.tsx';
import { statusWords } from '#web/core/layout/status-words.ts';

const loadShapes = () => import('./navigation/loading-shape.tsx');

/** What the menu and the footer show. A change of any drops all pages from the page cache that have it. */
export async function loader({ context }: Route.LoaderArgs): Promise<MenuData | null> {
  const api = apiClientOf(context);
  const [list, shown] = await Promise.all([api.ifOpen(categories.list, {}), api.ifOpen(menus.shown, {})]);
  if (!list || !shown) return null;
  const { filled, ...menu } = shown;
  const own = list.filter(({ id }) => filled.includes(id));
  const withGoods: Category[] = own.map(({ version: _version, ...category }) => category);
  return { categories: withGoods, menu: { ...menu, main: [...moreDepartments(withGoods), ...menu.main] } };
}

/** The departments that have no room among the shop's own entries stand before the owner's. */
function moreDepartments(withGoods: readonly Category[]): MenuData['menu']['main'] {
  return moreLinks(filledDepartments(withGoods)).map(({ to, text, department, lang }) => ({
    to,
    text,
    ...(lang !== undefined && { inOwnLanguage: ['text' as const] }),
    links: withGoods
      .filter(({ genre }) => genre === department)
      .map(({ id, title, inOwnLanguage }) => ({
        to: `${to}&category=${id}`,
        text: title,
        ...(inOwnLanguage && { inOwnLanguage: ['text' as const] }),
      })),
  }));
}

/** The menu stays as it is until the shop is loaded again. */
export const shouldRevalidate = () => false;

export function meta({ error }: Route.MetaArgs) {
  return error ? pageMeta({ title: statusWords(error).title, isPrivate: true }) : [];
}

export default function ShopFrame() {
  const awaited = useLoadingScreen();
  const [shapeOf, setShapeOf] = useState<(pathname: string) => ReactNode>();
  useEffect(() => {
    if (awaited === undefined) return;
    // Without it the page stays as it is until the other one comes.
    loadShapes().then(
      ({ loadingShape }) => setShapeOf(() => loadingShape),
      () => {},
    );
  }, [awaited]);
  const shape = awaited && shapeOf?.(awaited);
  return (
    <Around>
      {shape}
      {/* The page stays as it is, with all that was typed, in case the other one does not come. */}
      <div className={shape ? 'hidden' : 'contents'}>
        <Outlet />
      </div>
    </Around>
  );
}

function Around({ children }: { readonly children: ReactNode }) {
  const isHidden = useLoadedMenu() === null;
  useNavigationFocus();
  const content = (
    <div id={contentId} tabIndex={-1}>
      {children}
    </div>
  );
  return (
    <>
      {isHidden && (
        <header className="page border-b border-line py-3 text-center font-display text-wordmark">
          <Wordmark />
        </header>
      )}
      {isHidden ? content : <Frame>{content}</Frame>}
      <NavigationWatch />
      <Toaster />
    </>
  );
}

/** A page that failed keeps the frame, so that one can go on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Around>
      <StatusPage error={error} />
    </Around>
  );
}
