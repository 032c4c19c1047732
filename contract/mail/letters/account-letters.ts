import { t } from '#messages/messages.ts';
import { passwordValues, personName } from './common-values.ts';
import { letter, linkValue, orNone, textValue } from './letter.ts';

const username = textValue(() => t('letter.value.username'), 'ana.paz');
const security = linkValue(() => t('letter.value.securityLink'), '/user/security');
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
  'new-device': letter({
    group: 'account',
    name: () => t('letter.newDevice.name'),
    when: () => t('letter.newDevice.when'),
    values: {
      nombre: personName,
      dispositivo: textValue(() => t('letter.value.device'), 'Firefox · Windows'),
      momento: textValue(
        () => t('letter.value.loginMoment'),
        () => t('letter.value.loginMomentExample'),
      ),
      enlace: security,
    },
    needs: ['enlace'],
  }),
  'factor-added': letter({
    group: 'account',
    name: () => t('letter.factorAdded.name'),
    when: () => t('letter.factorAdded.when'),
    values: { nombre: personName, enlace: security },
    needs: ['enlace'],
  }),
  'factor-removed': letter({
    group: 'account',
    name: () => t('letter.factorRemoved.name'),
    when: () => t('letter.factorRemoved.when'),
    values: { nombre: personName, enlace: security },
    needs: ['enlace'],
  }),
  'factor-help': letter({
    group: 'account',
    name: () => t('letter.factorHelp.name'),
    when: () => t('letter.factorHelp.when'),
    values: {
      nombre: personName,
      momento: textValue(
        () => t('letter.value.helpMoment'),
        () => t('letter.value.loginMomentExample'),
      ),
      enlace: linkValue(() => t('letter.value.keepFactorsLink'), '/user/security/keep'),
    },
    needs: ['enlace'],
  }),
  'factor-helped': letter({
    group: 'account',
    name: () => t('letter.factorHelped.name'),
    when: () => t('letter.factorHelped.when'),
    values: { nombre: personName, enlace: security },
    needs: ['enlace'],
  }),
  'erasure-dropped': letter({
    group: 'account',
    name: () => t('letter.erasureDropped.name'),
    when: () => t('letter.erasureDropped.when'),
    values: { nombre: personName, enlace: recovery },
    needs: [],
  }),
} as const;
