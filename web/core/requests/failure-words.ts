import { t } from '#messages/messages.ts';
import type { FailureKind } from './request-failure.ts';

type Failed = {
  readonly kind: FailureKind;
  readonly detail?: string | undefined;
  readonly isDoubtful?: boolean;
};

const reasons: Readonly<Record<FailureKind, string>> = {
  offline: t('requests.offline'),
  unreachable: t('requests.unreachable'),
  busy: t('requests.busy'),
  fault: t('requests.fault'),
  refused: t('requests.refused'),
};

/**
 * Returns the message of a failed request: `what` failed ('No se guardaron los cambios.'), why, and if the request may
 * have succeeded although its response was lost, where to `check` before it is sent again.
 */
export function failureWords(what: string, { kind, detail, isDoubtful = false }: Failed, check?: string): string {
  const doubt = isDoubtful && check !== undefined ? ` ${t('requests.doubt', { check })}` : '';
  return `${what} ${detail ?? reasons[kind]}${doubt}`;
}
