import type { country } from '#contract/office/country-forms.ts';
import { presentCountry, presentPlaces } from '#contract/core/countries/countries.ts';
import type { Routes } from './context/routes.ts';

export const countryRoutes: Routes<typeof country> = {
  forms: async () => {
    const places = presentPlaces();
    const { withdrawal, complaintsBook, paymentReversal } = presentCountry().duties;
    return {
      places: { ...places, provinces: [...places.provinces] },
      withdrawal,
      complaintsBook,
      paymentReversal,
    };
  },
};
