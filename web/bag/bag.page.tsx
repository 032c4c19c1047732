import { useEffect } from 'react';
import { data, redirect, useNavigate } from 'react-router';
import type { Route } from './+types/bag.page';
import { accounts } from '#contract/accounts.ts';
import { checkout } from '#contract/checkout.ts';
import { texts } from '#contract/texts.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import type { Refusal } from '../api-client/api-client.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { useIsAlive } from '../ui/use-is-alive.ts';
import { BagLines } from './bag-lines.tsx';
import { BagSummary } from './bag-summary.tsx';
import { noticeIn } from './bag-notice.ts';
import { useBag } from './bag-store.ts';
import { readLines } from './checkout-lines.ts';
import { changeHeldBag, heldLines, loadHeldBag, noteHeldOrder } from './held-bag.ts';
import { useTakeHeldBag } from './use-take-held-bag.ts';
import { useFreshBag } from './use-fresh-bag.ts';

export async function loader(asked: Route.LoaderArgs) {
  const [{ user }, held] = await Promise.all([
    apiClientOf(asked.context).load(accounts.session, {}),
    loadHeldBag(asked),
  ]);
  const notice = noticeIn(new URL(asked.request.url).searchParams);
  return { buyer: user && { email: user.email, rol: user.rol }, held, notice };
}

/**
 * 'Ir a pagar': the server checks stock and prices, records the order and answers where to pay. Without scripts the bag's
 * other forms come here too.
 */
export async function action(asked: Route.ActionArgs) {
  const form = await asked.request.formData();
  return (await changeHeldBag(asked, form)) ?? pay(asked, form);
}

async function pay(asked: Route.ActionArgs, form: FormData) {
  const email = form.get('emailAux');
  const lines = form.get('lines');
  const outcome = await apiClientOf(asked.context).submit(checkout.start, {
    cartItems: lines === null ? await heldLines(asked) : readLines(lines),
    ...(typeof email === 'string' && email !== '' && { emailAux: email }),
  });
  if (!outcome.ok) return data(outcome.refusal, { status: 422 });
  if (lines === null) noteHeldOrder(asked, outcome.value.reference);
  return redirect(outcome.value.init_point);
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: texts.bag.title,
    description: 'Las prendas que eligió, su subtotal, el envío y el total de su compra en Percha.',
    isPrivate: true,
  });

export default function BagPage({ loaderData: { buyer, held, notice }, actionData }: Route.ComponentProps) {
  const isKnown = useIsAlive();
  const own = useBag();
  // Until scripts are there, what is shown is what the browser keeps without them.
  const bag = isKnown ? own : held.items;
  useTakeHeldBag(held);
  const staleNotice = useFreshBag(own, true);
  useEmptyBagLeave(actionData);
  return (
    <main className="mx-auto w-full max-w-page px-gutter py-10 md:py-16">
      <h1 className="font-display text-heading">{texts.bag.title}</h1>
      {notice && (
        <p role="status" className="mt-4 border-l-2 border-ink pl-3 text-small">
          {notice}
        </p>
      )}
      {!isKnown && bag.length === 0 && <Skeleton className="mt-8 h-96 noscript:hidden" />}
      {bag.length === 0 && (
        <div className={isKnown ? undefined : 'hidden noscript:block'}>
          <EmptyState title={texts.bag.emptyPage} action={<LinkButton to="/">{texts.bag.keepShopping}</LinkButton>} />
        </div>
      )}
      {isKnown && bag.length > 0 && <div className="mt-8">{staleNotice}</div>}
      {bag.length > 0 && (
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
