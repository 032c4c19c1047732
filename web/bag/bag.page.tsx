import { useEffect } from 'react';
import { data, redirect, useNavigate } from 'react-router';
import type { Route } from './+types/bag.page';
import { accounts } from '#contract/accounts.ts';
import { checkout } from '#contract/checkout.ts';
import { texts } from '#contract/texts.ts';
import { doorOf } from '../door.ts';
import type { Refusal } from '../door.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { BagLines } from './bag-lines.tsx';
import { BagSummary } from './bag-summary.tsx';
import { useBag, useIsBagKnown } from './bag-store.ts';
import { readLines } from './checkout-lines.ts';
import { useFreshBag } from './use-fresh-bag.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = await doorOf(context).load(accounts.session, {});
  return { buyer: user && { email: user.email, rol: user.rol } };
}

/** 'Ir a pagar': the server checks stock and prices, records the order and answers where to pay. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const email = form.get('emailAux');
  const outcome = await doorOf(context).submit(checkout.start, {
    cartItems: readLines(form.get('lines')),
    ...(typeof email === 'string' && email !== '' && { emailAux: email }),
  });
  return outcome.ok ? redirect(outcome.value.init_point) : data(outcome.refusal, { status: 422 });
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: texts.bag.title,
    description: 'Las prendas que eligió, su subtotal, el envío y el total de su compra en Percha.',
    isPrivate: true,
  });

export default function BagPage({ loaderData: { buyer }, actionData }: Route.ComponentProps) {
  const bag = useBag();
  const isKnown = useIsBagKnown();
  useFreshBag(bag, true);
  useEmptyBagLeave(actionData);
  return (
    <main className="mx-auto w-full max-w-page px-gutter py-10 md:py-16">
      <h1 className="font-display text-heading">{texts.bag.title}</h1>
      {!isKnown && <Skeleton className="mt-8 h-96" />}
      {isKnown && bag.length === 0 && (
        <EmptyState title={texts.bag.emptyPage} action={<LinkButton to="/">{texts.bag.keepShopping}</LinkButton>} />
      )}
      {isKnown && bag.length > 0 && (
        <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_24rem] lg:items-start lg:gap-20">
          <BagLines bag={bag} />
          <BagSummary bag={bag} buyer={buyer} refusal={actionData} />
        </div>
      )}
    </main>
  );
}

/** Paying for nothing leads back home, with the reason. It happens when another tab has emptied the bag meanwhile. */
function useEmptyBagLeave(refusal: Refusal | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (refusal?.code !== 'empty_bag') return;
    toast(refusal.detail, { tone: 'error' });
    void navigate('/');
  }, [refusal, navigate]);
}
