import type { country } from '#contract/country-forms.ts';
import { presentCountry } from '#contract/countries/present-country.ts';
import type { Routes } from '../context/routes.ts';

export const countryRoutes: Routes<typeof country> = {
  forms: async () => {
    const { places, duties } = presentCountry();
    return {
      places: { ...places, provinces: [...places.provinces], postal: { ...places.postal } },
      withdrawal: duties.withdrawal,
    };
  },
};
