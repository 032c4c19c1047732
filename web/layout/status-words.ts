import { href, isRouteErrorResponse } from 'react-router';
import { RequestFailure } from '../requests/request-failure.ts';
import type { FailureKind } from '../requests/request-failure.ts';

type StatusWords = {
  readonly title: string;
  readonly detail: string;
  /** True if the same address may work later. */
  readonly mayRetry: boolean;
};

const words: Readonly<Record<number, StatusWords>> = {
  403: {
    title: 'Esta puerta está cerrada',
    detail: 'Su cuenta no tiene permiso para ver esta página.',
    mayRetry: false,
  },
  404: {
    title: 'No encontramos esta página',
    detail: 'Puede que la dirección haya cambiado o que lo que busca ya no esté a la venta.',
    mayRetry: false,
  },
  503: {
    title: 'La tienda vuelve enseguida',
    detail: 'No está disponible en este momento. Vuelva a intentarlo en unos minutos.',
    mayRetry: true,
  },
};

const anyOther: StatusWords = {
  title: 'Algo no salió bien',
  detail: 'Tuvimos un problema de nuestro lado. Vuelva a intentarlo en unos minutos.',
  mayRetry: true,
};

const noConnection: StatusWords = {
  title: 'No hay conexión',
  detail: 'No pudimos comunicarnos con la tienda. Revise su conexión a internet y vuelva a intentarlo.',
  mayRetry: true,
};

const ofFailure: Readonly<Partial<Record<FailureKind, StatusWords | undefined>>> = {
  offline: noConnection,
  unreachable: noConnection,
  busy: words[503],
};

/** The error codes whose own message says more than the status does. */
const withOwnMessage: readonly unknown[] = ['category_not_found', 'page_not_found', 'product_not_found'];

/** Returns the texts of the page for a failure. No detail of an unexpected failure is shown, only its status. */
export function statusWords(error: unknown): StatusWords {
  if (error instanceof RequestFailure) return ofFailure[error.kind] ?? anyOther;
  const found = (isRouteErrorResponse(error) ? words[error.status] : undefined) ?? anyOther;
  const detail = isRouteErrorResponse(error) ? detailOf(error.data) : undefined;
  return detail === undefined ? found : { ...found, detail };
}

function detailOf(failure: unknown): string | undefined {
  if (typeof failure !== 'object' || failure === null || !('code' in failure && 'detail' in failure)) return undefined;
  return withOwnMessage.includes(failure.code) && typeof failure.detail === 'string' ? failure.detail : undefined;
}

type Way = { readonly to: string; readonly words: string };

/** Returns the links of the page for a failure. */
export function waysOut({ pathname, search }: { readonly pathname: string; readonly search: string }): Way[] {
  if (pathname.startsWith(href('/admin'))) return [{ to: href('/admin'), words: 'Volver a la administración' }];
  return [
    { to: href('/'), words: 'Volver al inicio' },
    { to: listAddress(pathname, search), words: 'Ver la tienda' },
  ];
}

/** Returns the catalogue's first page, of the gender in the query. */
function listAddress(pathname: string, search: string): string {
  const gender = new URLSearchParams(pathname === href('/home') ? search : '').get('gender')?.toLowerCase();
  if (gender === 'men') return `${href('/home')}?gender=Men`;
  return gender === 'women' ? `${href('/home')}?gender=Women` : href('/home');
}
