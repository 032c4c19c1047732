import { lazy } from 'react';
import { t } from '#messages/messages.ts';
import { homeDesk } from '#contract/site/home-desk.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { shownInFrame } from '#web/core/layout/content-security-policy.ts';
import { whenThere } from '#web/core/ui/when-there.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import type { Route } from './+types/home-preview.page';

/** Shows administrators a version of the home page, the newest one without `version`, now or at a time of the shop. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const asked = ['version', 'at'].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { blocks: await apiClientOf(context).load(homeDesk.preview, Object.fromEntries(asked)) };
}

export const handle = shownInFrame;

export const meta: Route.MetaFunction = () => pageMeta({ title: t('home-desk.previewOfHome'), isPrivate: true });

// The landing's own file: with a file for what both pages show, its first visit would load one more.
const Landing = lazy(() => whenThere(() => import('./landing.page.tsx')));

export default function HomePreview({ loaderData: { blocks } }: Route.ComponentProps) {
  return <Landing loaderData={{ blocks }} />;
}
