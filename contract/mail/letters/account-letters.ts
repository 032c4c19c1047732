import { t } from '#messages/messages.ts';
import { passwordValues, personName } from './common-values.ts';
import { letter, linkValue, orNone, textValue } from './letter.ts';

const username = textValue(() => t('letter.value.username'), 'ana.paz');
const recovery = linkValue(() => t('letter.value.recoveryLink'), '/login/recovery');

export const accountLetters = {
  welcome: letter({
    group: 'account',
    name: () => t('letter.welcome.name'),
    when: () => t('letter.welcome.when'),
    values: {
      nombre: personName,
      usuario: username,
      enlace_confirmar: orNone(linkValue(() => t('letter.value.confirmLinkIfNeeded'), '/user/confirmemail')),
    },
    needs: ['enlace_confirmar'],
  }),
  'confirm-address': letter({
    group: 'account',
    name: () => t('letter.confirmAddress.name'),
    when: () => t('letter.confirmAddress.when'),
    values: {
      nombre: personName,
      usuario: username,
      enlace: linkValue(() => t('letter.value.confirmLink'), '/user/confirmemail'),
      horas: textValue(() => t('letter.value.linkHours'), '24'),
    },
    needs: ['enlace', 'usuario'],
  }),
  'password-reset': letter({
    group: 'account',
    name: () => t('letter.passwordReset.name'),
    when: () => t('letter.passwordReset.when'),
    values: passwordValues,
    needs: ['enlace'],
  }),
  'password-changed': letter({
    group: 'account',
    name: () => t('letter.passwordChanged.name'),
    when: () => t('letter.passwordChanged.when'),
    values: { nombre: personName, enlace: recovery },
    needs: ['enlace'],
  }),
  'email-change-asked': letter({
    group: 'account',
    name: () => t('letter.emailChangeAsked.name'),
    when: () => t('letter.emailChangeAsked.when'),
    values: { nombre: personName, enlace: recovery },
    needs: ['enlace'],
  }),
  'email-changed': letter({
    group: 'account',
    name: () => t('letter.emailChanged.name'),
    when: () => t('letter.emailChanged.when'),
    values: { nombre: personName },
    needs: [],
  }),
  'data-copy': letter({
    group: 'account',
    name: () => t('letter.dataCopy.name'),
    when: () => t('letter.dataCopy.when'),
    values: {
      nombre: personName,
      enlace: linkValue(() => t('letter.value.copyLink'), '/user/data/2b1d3c4e-0000-4000-8000-000000000000'),
      horas: textValue(() => t('letter.value.linkHours'), '24'),
    },
    needs: ['enlace'],
  }),
  'erasure-confirm': letter({
    group: 'account',
    name: () => t('letter.erasureConfirm.name'),
    when: () => t('letter.erasureConfirm.when'),
    values: {
      nombre: personName,
      enlace: linkValue(() => t('letter.value.eraseLink'), '/user/erasure/link'),
      horas: textValue(() => t('letter.value.linkHours'), '24'),
    },
    needs: ['enlace'],
  }),
  'erasure-asked': letter({
    group: 'account',
    name: () => t('letter.erasureAsked.name'),
    when: () => t('letter.erasureAsked.when'),
    values: {
      nombre: personName,
      enlace: linkValue(() => t('letter.value.keepLink'), '/user/erasure/link'),
      dia: textValue(
        () => t('letter.value.eraseDay'),
        () => t('letter.value.eraseDayExample'),
      ),
    },
    needs: ['enlace', 'dia'],
  }),
  'erasure-dropped': letter({
    group: 'account',
    name: () => t('letter.erasureDropped.name'),
    when: () => t('letter.erasureDropped.when'),
    values: { nombre: personName, enlace: recovery },
    needs: [],
  }),
} as const;
