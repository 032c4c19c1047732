import { data } from 'react-router';
import type { Route } from './+types/specimens.page';
import { apiContext } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { ControlSpecimens } from './control-specimens.tsx';
import { SurfaceSpecimens } from './surface-specimens.tsx';
import { TokenSpecimens } from './token-specimens.tsx';

/** For developers only: it exists in a demonstration, and is a 404 in a live shop. */
export function loader({ context }: Route.LoaderArgs): null {
  if (!context.get(apiContext).isDemo) throw data(null, { status: 404 });
  return null;
}

export function meta() {
  return pageMeta({ title: 'Muestrario', isPrivate: true });
}

/** Every component of the shop in each of its states, on one page, also for screenshots. */
export default function SpecimensPage() {
  return (
    <main className="page grid gap-16 py-12">
      <h1 className="font-display text-heading">Muestrario</h1>
      <TokenSpecimens />
      <ControlSpecimens />
      <SurfaceSpecimens />
    </main>
  );
}
