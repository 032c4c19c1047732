import { LinkButton } from '../ui/button.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Página en construcción',
    description: 'Esta página todavía se está cosiendo.',
    isPrivate: true,
  });
}

/** A screen that is not there yet. */
export default function Construction() {
  return (
    <main className="page grid min-h-[70dvh] content-center justify-items-start gap-6 py-20">
      <Hanger />
      <h1 className="font-display text-heading">Página en construcción</h1>
      <p className="max-w-prose text-stone">
        Todavía está en la mesa de corte. La colgaremos en la percha cuando tenga la última puntada.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to="/">Volver al inicio</LinkButton>
        <LinkButton to="/home?gender=Women" tone="outline">
          Ver la tienda
        </LinkButton>
      </div>
    </main>
  );
}

function Hanger() {
  return (
    <svg
      viewBox="0 0 120 72"
      width={120}
      height={72}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden="true"
    >
      <path d="M60 34v-7c0-4 7-5 7-11a7 7 0 1 0-14 0M60 34 8 60c-4 2-3 7 1 7h102c4 0 5-5 1-7L60 34Z" />
      <path d="M22 67v5M60 67v5M98 67v5" strokeDasharray="2 2" />
    </svg>
  );
}
