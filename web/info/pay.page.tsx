import { texts } from '#contract/texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { pageMeta } from '../seo/page-meta.ts';

export function meta() {
  return pageMeta({ title: texts.pages.payment, description: 'Cómo se paga en Percha.', isPrivate: true });
}

export default function Pay() {
  return (
    <main className="page grid min-h-[70dvh] content-center justify-items-start gap-6 py-20">
      <h1 className="font-display text-heading">{texts.pages.payment}</h1>
      <p className="max-w-prose text-stone">El pago comienza en su bolsa de compras, cuando elige «{texts.bag.pay}».</p>
      <LinkButton to="/bag" className="mt-2">
        {texts.bag.view}
      </LinkButton>
    </main>
  );
}
