import { useSearchParams } from 'react-router';
import { pageMeta } from '../layout/page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { returnedValues } from './returned-values.ts';

export function meta() {
  return pageMeta({
    title: 'El pago no se completó',
    description: 'Los datos que informó el medio de pago.',
    isPrivate: true,
  });
}

/** Where the provider returns when a payment failed. It shows what came in the address and changes nothing. */
export default function Failure() {
  const [query] = useSearchParams();
  return (
    <main className="page grid gap-x-8 gap-y-12 py-16 lg:grid-cols-[2fr_3fr] lg:py-24">
      <div className="grid content-start justify-items-start gap-5">
        <h1 className="font-display text-heading">El pago no se completó</h1>
        <p className="max-w-prose text-stone">
          Esto es lo que informó el medio de pago. Sus productos siguen en la bolsa: puede volver a intentarlo.
        </p>
        <LinkButton to="/bag" className="mt-2">
          Volver a la bolsa
        </LinkButton>
      </div>
      <dl className="border-t border-line">
        {returnedValues(query).map(({ key, label, value }) => (
          <div key={key} className="grid gap-x-6 gap-y-0.5 border-b border-line py-3.5 sm:grid-cols-2">
            <dt className="text-small text-stone">{label}</dt>
            <dd className="text-small break-all tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}
