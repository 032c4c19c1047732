import { t } from '#messages/messages.ts';
import { dayWords } from '#contract/core/time/shop-time.ts';
import { personName } from './common-values.ts';
import { blockValue, letter, linkValue, orNone, textValue } from './letter.ts';

const facts = {
  tramite: textValue(
    () => t('letter.value.claimKind'),
    () => t('mailing.claimKind', { kind: 'claim' }),
  ),
  numero: textValue(() => t('letter.value.claimNumber'), '000000007-2026'),
} as const;

const values = {
  nombre: personName,
  ...facts,
  hoja: blockValue(() => t('letter.value.claimSheet')),
} as const;

export const claimLetters = {
  'claim-received': letter({
    group: 'return',
    name: () => t('letter.claimReceived.name'),
    when: () => t('letter.claimReceived.when'),
    values: {
      ...values,
      plazo: orNone(
        textValue(
          () => t('letter.value.claimTime'),
          () => t('mailing.claimAnswerBy', { day: dayWords('2026-09-02'), days: 15 }),
        ),
      ),
    },
    // The law wants the copy of all that was stated.
    needs: ['hoja'],
  }),
  'claim-answered': letter({
    group: 'return',
    name: () => t('letter.claimAnswered.name'),
    when: () => t('letter.claimAnswered.when'),
    values: {
      ...values,
      respuesta: textValue(
        () => t('letter.value.yourAnswer'),
        () => t('mailing.sampleClaimAnswer'),
      ),
    },
    needs: ['respuesta'],
  }),
  'new-claim': letter({
    group: 'owner',
    name: () => t('letter.newClaim.name'),
    when: () => t('letter.newClaim.when'),
    values: {
      ...facts,
      plazo: textValue(
        () => t('letter.value.claimDeadline'),
        () => t('claims.answerBy', { day: dayWords('2026-09-02') }),
      ),
      enlace: linkValue(() => t('letter.value.deskClaimLink'), '/admin/claims/7'),
    },
    needs: ['enlace'],
  }),
} as const;
