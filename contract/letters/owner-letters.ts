import { t } from '#messages/messages.ts';
import { orderValues, passwordValues } from './common-values.ts';
import { letter, linkValue, textValue } from './letter.ts';

const { orden, total, entrega, prendas } = orderValues;

export const ownerLetters = {
  'new-order': letter({
    group: 'owner',
    name: () => t('letter.newOrder.name'),
    when: () => t('letter.newOrder.when'),
    values: {
      orden,
      unidades: textValue(() => t('letter.value.itemCount'), '3 prendas'),
      total,
      entrega,
      prendas,
      enlace: linkValue(() => t('letter.value.deskOrderLink'), '/admin/orders/1042'),
      enlace_perfil: linkValue(() => t('letter.value.profileLink'), '/admin/profile'),
    },
    needs: ['enlace'],
    original: {
      subject: 'Nueva orden {{orden}}',
      title: 'Nueva orden {{orden}}',
      text: `Se pagó una orden de {{unidades}}.

{{prendas}}

[Ver la orden]({{enlace}})`,
      note: 'Para no recibir un correo por cada orden pagada, cámbielo en su perfil: {{enlace_perfil}}',
    },
  }),
  'admin-password': letter({
    group: 'owner',
    name: () => t('letter.adminPassword.name'),
    when: () => t('letter.adminPassword.when'),
    values: passwordValues,
    needs: ['enlace'],
    original: {
      subject: 'Elija su contraseña de administrador',
      title: 'Hola, {{nombre}}',
      text: `Ahora administra la tienda. Los administradores ingresan con usuario y contraseña: elija la suya con este botón.

[Elegir una contraseña]({{enlace}})`,
      note: 'El enlace sirve una sola vez y vence en {{minutos}} minutos. Si venció, pida otro en «Olvidé mi contraseña».',
    },
  }),
} as const;
