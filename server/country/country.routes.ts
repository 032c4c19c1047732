import type { country } from '#contract/country-forms.ts';
import { presentCountry, presentPlaces } from '#contract/countries/present-country.ts';
import type { Routes } from '../context/routes.ts';

export const countryRoutes: Routes<typeof country> = {
  forms: async () => {
    const places = presentPlaces();
    return {
      places: { ...places, provinces: [...places.provinces] },
      withdrawal: presentCountry().duties.withdrawal,
    };
  },
};
