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
      unidades: textValue(
        () => t('letter.value.itemCount'),
        () => t('mailing.items', { count: 3 }),
      ),
      total,
      entrega,
      prendas,
      enlace: linkValue(() => t('letter.value.deskOrderLink'), '/admin/orders/1042'),
      enlace_perfil: linkValue(() => t('letter.value.profileLink'), '/admin/profile'),
    },
    needs: ['enlace'],
  }),
  'admin-password': letter({
    group: 'owner',
    name: () => t('letter.adminPassword.name'),
    when: () => t('letter.adminPassword.when'),
    values: passwordValues,
    needs: ['enlace'],
  }),
} as const;
