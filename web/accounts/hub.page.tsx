import { href, redirect } from 'react-router';
import type { Route } from './+types/hub.page';
import { texts } from '#contract/texts.ts';
import { wishlistTexts } from '#contract/wishlist.texts.ts';
import { AccountMain } from './account-main.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { Form } from '../requests/form.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { requireUser } from '../session/require-user.ts';

/** Administrators are redirected to the back office. */
export async function loader(asked: Route.LoaderArgs) {
  const { name, username, rol } = await requireUser(asked);
  if (rol === 'admin') throw redirect(href('/admin'));
  return { name: name || username };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Mi cuenta', isPrivate: true });

const ways = [
  { to: href('/user/profile'), text: 'MI PERFIL' },
  { to: href('/user/orders'), text: 'MIS COMPRAS' },
  { to: href('/user/reviews'), text: 'MIS RESEÑAS' },
] as const;

export default function HubPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountMain width="list">
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
            toast(wishlistTexts.inProgress, { link: { to: href('/user/wishlist'), text: 'Ver la lista de deseos' } })
          }
        >
          MIS FAVORITOS
        </Button>
      </div>
      <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3 border-t border-line pt-4">
        <LinkButton to={href('/user/addresses')} tone="quiet" className="px-0!">
          Mis direcciones
        </LinkButton>
        <LinkButton to={href('/user/changepassword')} tone="quiet" className="px-0!">
          {texts.nav.changePassword}
        </LinkButton>
        <Form method="post" what="No se cerró la sesión." unsaved={false} action={href('/logout')}>
          <Button type="submit" tone="quiet" className="px-0!">
            Cerrar sesión
          </Button>
        </Form>
      </div>
    </AccountMain>
  );
}
