import { t } from '#messages/messages.ts';
import { connectionFailure, type ConnectionFailure } from '#platform/http/connection-failure.ts';
import { mailProblem } from '#platform/mail/mail-problem.ts';

/** Returns why a connection failed, in words for the owner, and with its code for who helps; undefined for another error. */
export function connectionWords(error: unknown): string | undefined {
  const failure = connectionFailure(error);
  return failure && `${wordsOf(failure.kind)} (${failure.code})`;
}

/** Returns why a mail server did not do what it was asked for: why it was not reached, or its own reply. */
export function mailWords(error: unknown): string {
  return connectionWords(error) ?? mailProblem(error) ?? t('failure.notMail');
}

function wordsOf(kind: ConnectionFailure): string {
  const words = {
    certificate: t('failure.certificate'),
    cut: t('failure.cut'),
    noRoute: t('failure.noRoute'),
    refused: t('failure.refused'),
    timeout: t('failure.timeout'),
    unknownHost: t('failure.unknownHost'),
  };
  return words[kind];
}
