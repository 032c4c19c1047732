import { t } from '#messages/messages.ts';
import type { Route } from './+types/receive.admin';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { SheetForm } from './sheet-form.tsx';
import { newSheet } from './sheet-route.ts';

export { saveSheet as action, sheetHandle as handle } from './sheet-route.ts';

export const loader = newSheet;

export const meta: Route.MetaFunction = () => pageMeta({ title: t('stock-desk.receiveTitle'), isPrivate: true });

export default function ReceiveAdmin({ loaderData: { sheetKey } }: Route.ComponentProps) {
  return (
    <AdminPage title={t('stock-desk.receiveTitle')}>
      <SheetForm kind="delivery" newKey={sheetKey} />
    </AdminPage>
  );
}
