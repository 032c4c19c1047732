import { t } from '#messages/messages.ts';
import { dayWords } from '../shop-time.ts';
import { personName } from './common-values.ts';
import { blockValue, letter, orNone, textValue } from './letter.ts';

const values = {
  nombre: personName,
  tramite: textValue(
    () => t('letter.value.claimKind'),
    () => t('mailing.claimKind', { kind: 'claim' }),
  ),
  numero: textValue(() => t('letter.value.claimNumber'), '000000007-2026'),
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
} as const;
