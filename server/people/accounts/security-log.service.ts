import type { ErrorCode, ShopError } from '#contract/core/protocol/errors.ts';
import type { Context, Services } from '#server/core/context/context.ts';

/**
 * The refusals that tell of an attack, or of something that somebody may not do. All others are mistakes, sizes that are sold out, and
 * the like, which the log does not tell.
 */
const told: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'not_logged_in',
  'not_allowed',
  'foreign_origin',
  'too_many_requests',
  'too_many_emails',
  'wrong_credentials',
  'wrong_password',
  'wrong_code',
  'wrong_passkey',
  'password_outgrown',
  'second_step_needed',
  'login_step_over',
  'login_too_old',
  'identity_refused',
  'identity_unverified',
  'identity_admin',
  'step_up_needed',
  'factor_needed',
  'link_spent',
  'bad_token',
  'token_in_address',
  'not_in_scope',
  'scope_beyond',
  'greater_rights',
  'bad_signature',
]);

/** The accounts of requests: of who is logged in, or whose password was tried. */
const accounts = new WeakMap<Request, number>();

/** Notes which account a request is about, for what the log tells of it. Its number is nobody's name once the account is erased. */
export function noteAccount(request: Request, account: number): void {
  accounts.set(request, account);
}

type Refused = {
  readonly error: ShopError;
  readonly request: Request;
  readonly requestId: string | undefined;
  /** The call, without what was filled in. */
  readonly route: string;
};

/** Tells the log a refusal of an attack or of somebody without the right, and nothing of what was sent. */
export function tellRefusal({ log }: Pick<Services, 'log'>, { error, request, requestId, route }: Refused): void {
  if (!told.has(error.code)) return;
  const account = accounts.get(request);
  log.info({ security: error.code, requestId, method: request.method, route, account }, 'refused');
}

/** By what somebody proved who they are, last. */
export type Proof = 'password' | 'provider' | 'code' | 'passkey';

/** Tells the log a login. */
export function tellLogin({ log, requestId }: Context, account: number, by: Proof): void {
  log.info({ security: 'login', requestId, account, by }, 'logged in');
}

/** Tells the log the end of a session by its person. */
export function tellLogout({ log, requestId, visitor }: Context): void {
  if (visitor.role !== 'guest') log.info({ security: 'logout', requestId, account: visitor.id }, 'logged out');
}
