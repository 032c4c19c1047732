import { Outlet } from 'react-router';
import type { Route } from './+types/shop-frame';
import { DetailLoading, useIsDetailLoading } from '../catalogue/detail-loading.tsx';
import { Frame } from './frame.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { StatusPage } from '../layout/status-page.tsx';
import { statusWords } from '../layout/status-words.ts';

export function meta({ error }: Route.MetaArgs) {
  return error ? pageMeta({ title: statusWords(error).title, isPrivate: true }) : [];
}

export default function ShopFrame() {
  const isDetailLoading = useIsDetailLoading();
  return (
    <Frame>
      {isDetailLoading && <DetailLoading />}
      {/* The page stays as it is, with all that was typed, in case the product does not come. */}
      <div className={isDetailLoading ? 'hidden' : 'contents'}>
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
