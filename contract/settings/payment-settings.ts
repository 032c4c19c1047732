import { optionalLine } from '../one-line.ts';
import { settingGroup } from './setting.ts';

/** The account at the payment provider. */
export const paymentSettings = settingGroup({
  title: 'Cobros',
  about: 'La cuenta en la que entra el dinero de las ventas. Las credenciales se guardan cifradas.',
  fields: {
    accessToken: {
      control: 'secret',
      label: 'Access token de producción',
      hint: 'En el panel de Mercado Pago: Sus integraciones, la aplicación, Credenciales de producción.',
      schema: optionalLine(500).refine((text) => !/\s/.test(text), 'La credencial no lleva espacios'),
      start: '',
      isNeeded: true,
      variable: 'MP_ACCESS_TOKEN',
    },
    webhookSecret: {
      control: 'secret',
      label: 'Firma secreta de las notificaciones',
      hint: 'En la misma aplicación, en Webhooks: el texto con que se firman los avisos.',
      schema: optionalLine(500).refine((text) => !/\s/.test(text), 'La firma no lleva espacios'),
      start: '',
      isNeeded: true,
      variable: 'MP_WEBHOOK_SECRET',
    },
  },
});
