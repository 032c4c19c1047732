import { lazy } from 'react';
import { whenThere } from '#web/core/ui/when-there.ts';

const load = async () => ({ default: (await import('./place-fields.tsx')).PlaceFields });

/** The fields for a postal code, whose code only visitors load for whom the place matters. */
export const LatePlaceFields = lazy(() => whenThere(load));
