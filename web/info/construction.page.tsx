import { href } from 'react-router';
import { Hanger } from '../layout/hanger.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { LinkButton } from '../ui/button.tsx';

export function meta() {
  return pageMeta({
    title: 'Página en construcción',
    description: 'Esta página todavía se está cosiendo.',
    isPrivate: true,
  });
}

/** A placeholder for a page that does not exist yet. */
export default function Construction() {
  return (
    <main className="page grid min-h-[70dvh] content-center justify-items-start gap-6 py-20">
      <Hanger />
      <h1 className="font-display text-heading">Página en construcción</h1>
      <p className="max-w-prose text-stone">
        Todavía está en la mesa de corte. La colgaremos en la percha cuando tenga la última puntada.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to={href('/')}>Volver al inicio</LinkButton>
        <LinkButton to={`${href('/home')}?gender=Women`} tone="outline">
          Ver la tienda
        </LinkButton>
      </div>
    </main>
  );
}
