import { orderValues, passwordValues } from './common-values.ts';
import { letter, linkValue, textValue } from './letter.ts';

const { orden, total, entrega, prendas } = orderValues;

export const ownerLetters = {
  'new-order': letter({
    group: 'owner',
    name: 'Aviso de nueva orden',
    when: 'Cuando se paga una orden. Va a cada administrador que lo pidió en su perfil.',
    values: {
      orden,
      unidades: textValue('Cuántas prendas tiene', '3 prendas'),
      total,
      entrega,
      prendas,
      enlace: linkValue('La orden en la administración', '/admin/orders/1042'),
      enlace_perfil: linkValue('Su perfil, donde se dejan de recibir estos avisos', '/admin/profile'),
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
    name: 'Contraseña de un administrador nuevo',
    when: 'Cuando alguien pasa a administrar la tienda y todavía no tiene contraseña.',
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
