import { z } from 'zod';
import { settingGroup } from './setting.ts';
import { wholeFrom } from './setting-texts.ts';

/** Whether the shop is open. Written by the screen of the opening, not by a form of settings. */
export const openingSettings = settingGroup({
  title: 'Apertura',
  about: 'Si la tienda está abierta al público.',
  fields: {
    isOpen: { control: 'switch', label: 'Abierta al público', schema: z.boolean(), start: false },
    triedMail: {
      control: 'number',
      label: 'Versión del correo con que se envió una prueba',
      schema: wholeFrom(0, 2_147_483_647),
      start: 0,
    },
  },
});
