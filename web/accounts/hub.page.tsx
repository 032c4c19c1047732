import { redirect } from 'react-router';
import type { Route } from './+types/hub.page';
import { wishlistTexts } from '#contract/wishlist.texts.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { requireUser } from '../session/require-user.ts';

/** An administrator's own place is the back office. */
export async function loader(asked: Route.LoaderArgs) {
  const { name, username, rol } = await requireUser(asked);
  if (rol === 'admin') throw redirect('/admin');
  return { name: name || username };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Mi cuenta', isPrivate: true });

const ways = [
  { to: '/user/profile', text: 'MI PERFIL' },
  { to: '/user/orders', text: 'MIS COMPRAS' },
  { to: '/user/reviews', text: 'MIS RESEÑAS' },
] as const;

export default function HubPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="mx-auto w-full max-w-page px-gutter py-10 md:max-w-4xl md:py-16">
      <h1 className="font-display text-heading">Hola, {loaderData.name}</h1>
      <div className="mt-8 grid gap-3 sm:grid-cols-2">
        {ways.map(({ to, text }) => (
          <LinkButton key={to} to={to} tone="outline" className="min-h-24">
            {text}
          </LinkButton>
        ))}
        <Button
          tone="outline"
          className="min-h-24"
          onClick={() =>
            toast(wishlistTexts.inProgress, { link: { to: '/user/wishlist', text: 'Ver la lista de deseos' } })
          }
        >
          MIS FAVORITOS
        </Button>
      </div>
    </main>
  );
}
