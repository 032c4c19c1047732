import { lazy } from 'react';

/** The fields for a postal code, whose code only visitors load for whom the place matters. */
export const LatePlaceFields = lazy(async () => ({ default: (await import('./place-fields.tsx')).PlaceFields }));
