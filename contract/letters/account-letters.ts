import { passwordValues, personName } from './common-values.ts';
import { letter, linkValue, orNone, textValue } from './letter.ts';

const username = textValue('El nombre de usuario de la cuenta', 'ana.paz');
const recovery = linkValue('La página para recuperar la cuenta', '/login/recovery');

export const accountLetters = {
  welcome: letter({
    group: 'account',
    name: 'Bienvenida',
    when: 'Cuando alguien crea una cuenta.',
    values: {
      nombre: personName,
      usuario: username,
      enlace_confirmar: orNone(
        linkValue('La página que confirma el correo, si todavía no está confirmado', '/user/confirmemail'),
      ),
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
    name: 'Confirmación de un correo',
    when: 'Cuando alguien pide cambiar el correo de su cuenta. Va a la dirección nueva.',
    values: {
      nombre: personName,
      usuario: username,
      enlace: linkValue('La página que confirma el correo, una sola vez', '/user/confirmemail'),
      horas: textValue('Las horas que sirve el enlace', '24'),
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
    name: 'Enlace para cambiar la contraseña',
    when: 'Cuando alguien pide cambiar la contraseña que olvidó.',
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
    name: 'Aviso de contraseña cambiada',
    when: 'Cuando cambia la contraseña de una cuenta.',
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
    name: 'Aviso de cambio de correo',
    when: 'Cuando alguien pide cambiar el correo de su cuenta. Va a la dirección de siempre, que todavía puede impedirlo.',
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
    name: 'Aviso de correo cambiado',
    when: 'Cuando cambió el correo de una cuenta. Va a la dirección anterior.',
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
