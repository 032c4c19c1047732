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
    original: {
      subject: '¡Le damos la bienvenida a {{tienda}}!',
      title: 'Hola, {{nombre}}',
      text: `Su cuenta ya está lista. Con ella puede comprar más rápido, guardar sus favoritos y seguir cada compra.

Confirme que este correo es el de su cuenta «{{usuario}}»:
[Confirmar mi correo]({{enlace_confirmar}})

Cuando quiera, [visite la tienda]({{enlace_tienda}}).`,
      note: 'Si usted no creó esta cuenta, ignore este mensaje y no confirme nada: no usaremos su correo.',
    },
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
    original: {
      subject: 'Confirme su correo nuevo',
      title: 'Hola, {{nombre}}',
      text: `Se pidió que este sea el correo de la cuenta «{{usuario}}» de {{tienda}}. Para que empiece a serlo, confírmelo con este botón:

[Confirmar mi correo]({{enlace}})`,
      note: 'El enlace sirve una sola vez y vence en {{horas}} horas. Si la cuenta «{{usuario}}» no es suya, ignore este mensaje: quien lo confirma deja su correo en esa cuenta.',
    },
  }),
  'password-reset': letter({
    group: 'account',
    name: () => t('letter.passwordReset.name'),
    when: () => t('letter.passwordReset.when'),
    values: passwordValues,
    needs: ['enlace'],
    original: {
      subject: 'Cambie su contraseña',
      title: 'Hola, {{nombre}}',
      text: `Recibimos una solicitud para cambiar la contraseña de su cuenta. Elija una nueva con este botón:

[Elegir una contraseña nueva]({{enlace}})`,
      note: 'El enlace sirve una sola vez y vence en {{minutos}} minutos. Si usted no lo pidió, ignore este mensaje: su contraseña sigue siendo la misma.',
    },
  }),
  'password-changed': letter({
    group: 'account',
    name: () => t('letter.passwordChanged.name'),
    when: () => t('letter.passwordChanged.when'),
    values: { nombre: personName, enlace: recovery },
    needs: ['enlace'],
    original: {
      subject: 'Su contraseña cambió',
      title: 'Hola, {{nombre}}',
      text: `La contraseña de su cuenta se cambió recién. Cerramos las sesiones que estaban abiertas en otros dispositivos.

[No fui yo: recuperar mi cuenta]({{enlace}})`,
      note: '',
    },
  }),
  'email-change-asked': letter({
    group: 'account',
    name: () => t('letter.emailChangeAsked.name'),
    when: () => t('letter.emailChangeAsked.when'),
    values: { nombre: personName, enlace: recovery },
    needs: ['enlace'],
    original: {
      subject: 'Se pidió cambiar el correo de su cuenta',
      title: 'Hola, {{nombre}}',
      text: `Con la contraseña de su cuenta se pidió reemplazar este correo por otro. El cambio se hace cuando la dirección nueva se confirme; hasta entonces todo sigue igual.

[No fui yo: cambiar mi contraseña]({{enlace}})`,
      note: 'Al cambiar la contraseña, la solicitud queda sin efecto.',
    },
  }),
  'email-changed': letter({
    group: 'account',
    name: () => t('letter.emailChanged.name'),
    when: () => t('letter.emailChanged.when'),
    values: { nombre: personName },
    needs: [],
    original: {
      subject: 'El correo de su cuenta cambió',
      title: 'Hola, {{nombre}}',
      text: 'El correo electrónico de su cuenta de {{tienda}} se reemplazó por otro. Desde ahora le escribiremos a la dirección nueva.',
      note: 'Si usted no hizo este cambio, responda este mensaje o escríbanos desde {{enlace_tienda}}.',
    },
  }),
} as const;
