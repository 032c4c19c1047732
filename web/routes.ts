import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

const construction = 'info/construction.page.tsx';

/** Every address of the shop. */
export default [
  layout('layout/shop-frame.tsx', [
    index('landing/landing.page.tsx'),
    route('home', 'catalogue/catalogue.page.tsx'),
    route('detail/:id', 'catalogue/detail.page.tsx'),
    route('login', 'accounts/login.page.tsx'),
    route('login/recovery', 'accounts/recovery.page.tsx'),
    route('bag', 'bag/bag.page.tsx'),
    route('pay', 'info/pay.page.tsx'),
    route('failure', 'payments/failure.page.tsx'),
    route('info/dev', 'info/developers.page.tsx'),
    route('user/orders', 'orders/orders.page.tsx'),
    route('user/orders/actual', 'orders/current-order.page.tsx'),
    route('user/orders/:payment_id', 'orders/order.page.tsx'),
    route('user', construction, { id: 'user' }),
    route('user/profile', 'accounts/profile.page.tsx'),
    route('user/reviews', construction, { id: 'reviews' }),
    route('user/wishlist', construction, { id: 'wishlist' }),
    route('user/changepassword', 'accounts/change-password.page.tsx'),
    route('user/changepassword/:user_name', 'accounts/link-password.page.tsx'),
    route('outbox', 'mailing/outbox.page.tsx'),
    route('outbox/:id', 'mailing/outbox-letter.page.tsx'),
    route('about', construction, { id: 'about' }),
    route('account', construction, { id: 'account' }),
    route('construction', construction, { id: 'construction' }),
    route('*', 'info/not-found.page.tsx'),
  ]),
  layout('layout/admin-frame.tsx', [
    route('admin', 'admin/home.admin.tsx'),
    route('admin/principal', 'admin/home.admin.tsx', { id: 'admin-principal' }),
    route('admin/orders', 'order-desk/orders.admin.tsx', [route(':payment_id', 'order-desk/order.admin.tsx')]),
    route('admin/categories/:id?', 'categories/categories.admin.tsx'),
    route('admin/clients', 'people/clients.admin.tsx'),
    route('admin/clients/:user_name', 'people/client.admin.tsx'),
    route('admin/createadmin', 'people/create-admin.admin.tsx'),
    route('admin/profile', 'people/profile.admin.tsx'),
    route('admin/audit', 'audit/audit.admin.tsx'),
    route('admin/*', construction, { id: 'admin-coming' }),
  ]),
  route('logout', 'accounts/logout.resource.ts'),
  route('user/changepassword/current', 'accounts/current-password.resource.ts'),
  route('user/changepassword/session', 'accounts/renewed-session.resource.ts'),
  route('outbox/:id/letter', 'mailing/outbox-letter.resource.ts'),
  route('login/availability', 'accounts/availability.resource.ts'),
  route('bag/stock', 'bag/bag-stock.resource.ts'),
  route('assistant/message', 'assistant/message.resource.ts'),
] satisfies RouteConfig;
