import { t } from '#messages/messages.ts';
import { href, isRouteErrorResponse } from 'react-router';
import { isShownDepartment } from '#contract/core/shop/present-departments.ts';
import { textIn } from '../hydration/unknown-values.ts';
import { cataloguePath } from '../links/catalogue-path.ts';
import { RequestFailure, type FailureKind } from '../requests/request-failure.ts';

type StatusWords = {
  readonly title: string;
  readonly detail: string;
  /** True if the same address may work later. */
  readonly mayRetry: boolean;
};

const words: Readonly<Record<number, StatusWords>> = {
  403: {
    title: t('layout.forbidden'),
    detail: t('layout.forbiddenText'),
    mayRetry: false,
  },
  404: {
    title: t('layout.notFound'),
    detail: t('layout.notFoundText'),
    mayRetry: false,
  },
  503: {
    title: t('layout.unavailable'),
    detail: t('layout.unavailableText'),
    mayRetry: true,
  },
};

const anyOther: StatusWords = {
  title: t('layout.wrong'),
  detail: t('layout.wrongText'),
  mayRetry: true,
};

const noConnection: StatusWords = {
  title: t('layout.offline'),
  detail: t('layout.offlineText'),
  mayRetry: true,
};

const ofFailure: Readonly<Partial<Record<FailureKind, StatusWords | undefined>>> = {
  offline: noConnection,
  unreachable: noConnection,
  busy: words[503],
};

/** The error codes whose own message says more than the status does. */
const withOwnMessage: readonly (string | undefined)[] = ['category_not_found', 'page_not_found', 'product_not_found'];

/** Returns the texts of the page for a failure. No detail of an unexpected failure is shown, only its status. */
export function statusWords(error: unknown): StatusWords {
  if (error instanceof RequestFailure) return ofFailure[error.kind] ?? anyOther;
  const found = (isRouteErrorResponse(error) ? words[error.status] : undefined) ?? anyOther;
  const detail = isRouteErrorResponse(error) ? detailOf(error.data) : undefined;
  return detail === undefined ? found : { ...found, detail };
}

function detailOf(failure: unknown): string | undefined {
  return withOwnMessage.includes(textIn(failure, 'code')) ? textIn(failure, 'detail') : undefined;
}

type Way = { readonly to: string; readonly words: string };

/** Returns the links of the page for a failure. */
export function waysOut({ pathname, search }: { readonly pathname: string; readonly search: string }): Way[] {
  if (pathname.startsWith(href('/admin'))) return [{ to: href('/admin'), words: t('layout.backToAdmin') }];
  return [
    { to: href('/'), words: t('layout.backToStart') },
    { to: listAddress(pathname, search), words: t('ui.seeShop') },
  ];
}

/** Returns the catalogue's first page, of the gender in the query. */
function listAddress(pathname: string, search: string): string {
  const gender = new URLSearchParams(pathname === href('/home') ? search : '').get('gender')?.toLowerCase();
  return gender && isShownDepartment(gender) ? cataloguePath(gender) : href('/home');
}
