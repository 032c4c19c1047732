import type { Route } from './+types/home.admin';
import { pageMeta } from '../layout/page-meta.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { LinkButton } from '../ui/button.tsx';

const ways = [
  { to: '/admin/allproducts', text: 'Mis productos' },
  { to: '/admin/createproduct', text: 'Crear productos' },
  { to: '/admin/clients', text: 'Mis clientes' },
  { to: '/admin/orders', text: 'Mis ordenes' },
] as const;

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Administración', isPrivate: true });

export default function AdminHome() {
  return (
    <AdminPage title="Panel de administrador">
      <div className="grid max-w-4xl gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {ways.map(({ to, text }) => (
          <LinkButton key={to} to={to} tone="outline" className="min-h-20">
            {text}
          </LinkButton>
        ))}
      </div>
    </AdminPage>
  );
}
