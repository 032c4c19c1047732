import { useEffect } from 'react';
import { useRequest } from '../requests/use-request.tsx';
import { Heart } from '../wishlist/heart.tsx';
import type { loader } from './cards.resource.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { noteSeen, useSeen } from './seen-store.ts';

const most = 4;

/** What this browser has looked at before, as the shop has it now. Nothing on a first visit. */
export function RecentlySeen({ except }: { readonly except: number }) {
  const others = useSeen()
    .filter((id) => id !== except)
    .slice(0, most);
  const { data, load, notice } = useRequest<typeof loader>({
    key: 'recently-seen',
    what: 'No pudimos cargar lo que vio hace poco.',
    told: 'beside',
  });
  const asked = others.map((id) => `id=${id}`).join('&');
  useEffect(() => {
    if (asked !== '') void load(`/catalogue/cards?${asked}`);
  }, [asked, load]);
  useEffect(() => noteSeen(except), [except]);
  const shown = data?.filter(({ id }) => others.includes(id)) ?? [];
  if (notice) return <div className="mt-20">{notice}</div>;
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="recently-seen" className="mt-20">
      <h2 id="recently-seen" className="font-display text-heading">
        Vistos hace poco
      </h2>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-4 md:gap-x-6">
        {shown.map((card) => (
          <li key={card.id}>
            <ProductCard product={card} sizes="(min-width: 768px) 22vw, 45vw" actions={<Heart product={card} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}
