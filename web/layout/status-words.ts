import { isRouteErrorResponse } from 'react-router';

type StatusWords = {
  readonly title: string;
  readonly detail: string;
  /** The same address may work in a moment. */
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

/** What a person reads instead of a page that failed. Nothing of the failure itself is shown, only its status. */
export function statusWords(error: unknown): StatusWords {
  return (isRouteErrorResponse(error) ? words[error.status] : undefined) ?? anyOther;
}
