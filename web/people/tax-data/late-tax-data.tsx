import { lazy } from 'react';
import { whenThere } from '#web/core/ui/when-there.ts';

const load = async () => ({ default: (await import('./tax-data-fields.tsx')).TaxDataFields });

/** The fields for a tax document, whose code only visitors load who need one. */
export const LateTaxDataFields = lazy(() => whenThere(load));
