import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { categories } from '#contract/categories.ts';
import type { Route } from './+types/shop-frame';
import { apiClientOf } from '../api-client/api-client.ts';
import { Frame } from './frame.tsx';
import type { MenuData } from './gender-links.tsx';
import { useLoadingScreen } from './use-loading-screen.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { StatusPage } from '../layout/status-page.tsx';
import { statusWords } from '../layout/status-words.ts';

/** The categories for the menu. A change of any drops all pages from the page cache, so it needs no tag of its own. */
export async function loader({ context }: Route.LoaderArgs): Promise<MenuData> {
  const list = await apiClientOf(context).load(categories.list, {});
  return { categories: list.map(({ id, title, genre }) => ({ id, title, genre })) };
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
    import('./loading-shape.tsx').then(
      ({ loadingShape }) => setShapeOf(() => loadingShape),
      () => {},
    );
  }, [awaited]);
  const shape = awaited && shapeOf?.(awaited);
  return (
    <Frame>
      {shape}
      {/* The page stays as it is, with all that was typed, in case the other one does not come. */}
      <div className={shape ? 'hidden' : 'contents'}>
        <Outlet />
      </div>
    </Frame>
  );
}

/** A page that failed keeps the frame, so that one can go on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <StatusPage error={error} />
    </Frame>
  );
}
