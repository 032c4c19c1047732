/**
 * Every page address that the server uses: in e-mails, for the payment and login providers, and to classify requests.
 * Parameters are written ':name'. A test compares them with web/routes.ts.
 */
export const pageAddresses = {
  about: '/about',
  admin: '/admin',
  adminOrder: '/admin/orders/:payment_id',
  adminClaim: '/admin/claims/:id',
  adminWebhook: '/admin/webhooks/:id',
  adminProfile: '/admin/profile',
  bag: '/bag',
  catalogue: '/home',
  collection: '/colecciones/:slug',
  complaintsBook: '/libro-de-reclamaciones',
  confirmEmail: '/user/confirmemail',
  confirmNewsletter: '/newsletter/confirm',
  creation: '/creation',
  currentOrder: '/user/orders/actual',
  detail: '/detail/:id',
  erasureLink: '/user/erasure/link',
  failure: '/failure',
  home: '/home',
  keepFactors: '/user/security/keep',
  login: '/login',
  loginCallback: '/login/oidc/callback',
  logout: '/logout',
  newsletter: '/newsletter',
  order: '/user/orders/:payment_id',
  orders: '/user/orders',
  outbox: '/outbox',
  ownData: '/user/data/:id',
  ownPage: '/paginas/:slug',
  password: '/user/changepassword/:user_name',
  pay: '/pay',
  paymentLink: '/pagar/:token',
  paymentReversal: '/reversion-del-pago',
  recovery: '/login/recovery',
  security: '/user/security',
  tracking: '/seguimiento/:token',
  unsubscribe: '/unsubscribe',
  user: '/user',
  wishlist: '/wishlist',
  withdrawal: '/arrepentimiento',
} as const satisfies Record<string, `/${string}`>;

/** The names of a path's parameters: 'id' of '/detail/:id'. */
type Parameter<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Returns an address with its parameters filled in: '/user/orders/7'. */
export function filledAddress<Path extends string>(
  path: Path,
  parameters: Readonly<Record<Parameter<Path>, string>>,
): string {
  return Object.entries<string>(parameters).reduce<string>(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)),
    path,
  );
}
