import { z } from 'zod';
import { countryCodes } from '../countries/country.ts';
import type { CountryCode } from '../countries/country.ts';
import { optionalLine } from '../one-line.ts';
import { settingGroup } from './setting.ts';

const names = {
  AR: 'Argentina',
  MX: 'México',
  CL: 'Chile',
  CO: 'Colombia',
  UY: 'Uruguay',
  PE: 'Perú',
  ES: 'España',
} as const satisfies Record<CountryCode, string>;

/** Where the shop is. */
export const countrySettings = settingGroup({
  title: 'País',
  about: 'De él dependen la moneda, los documentos, las provincias, los impuestos y los plazos de la ley.',
  fields: {
    country: {
      control: 'choice',
      options: names,
      label: 'País de la tienda',
      hint: 'Después de la primera orden ya no puede cambiarse.',
      schema: z.enum(countryCodes, { error: 'Elija una de las opciones' }),
      start: countryCodes[0],
      isNeeded: true,
    },
    timeZone: {
      control: 'dependent',
      on: 'country',
      label: 'Zona horaria',
      hint: 'La hora de la tienda: cuándo empieza cada día, y las horas que se muestran y se programan.',
      schema: optionalLine(40),
      // The main zone of the country, so that it follows when the country changes.
      start: '',
    },
  },
});
