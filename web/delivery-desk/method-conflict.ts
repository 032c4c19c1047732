import type { DeliveryZone } from '#contract/delivery.ts';
import type { FormWords } from '../forms/field-conflicts.ts';
import type { MethodValues } from './method-values.ts';

const kindNames = { home: 'Envío a domicilio', pickup: 'Retiro en la tienda' } as const;

export const rateNames = { flat: 'Siempre el mismo', weight: 'Según el peso', total: 'Según el total' } as const;

const plain = (text: string) => text.trim();

/** Returns the names of a method's fields for a version conflict. */
export function methodConflictWords(zones: readonly DeliveryZone[]): FormWords<MethodValues> {
  return {
    kind: { label: 'Tipo', shown: (kind) => kindNames[kind] },
    title: { label: 'Nombre', shown: plain },
    zoneId: {
      label: 'Zona',
      shown: (chosen) => zones.find(({ id }) => String(id) === chosen)?.name ?? 'Todo el país',
    },
    by: { label: 'Cómo se cobra', logged: 'rate', shown: (by) => rateNames[by] },
    price: { label: 'Precio', logged: 'rate', shown: plain },
    steps: {
      label: 'Escalones',
      logged: 'rate',
      shown: (steps) => steps.map(({ upTo, price }) => `${upTo || 'sin límite'}: ${price}`).join('; '),
    },
    freeFrom: { label: 'Gratis desde', shown: plain },
    daysFrom: { label: 'Días, desde', logged: 'days', shown: plain },
    daysTo: { label: 'Días, hasta', logged: 'days', shown: plain },
    address: { label: 'Dirección', logged: 'pickup', shown: plain },
    hours: { label: 'Horarios', logged: 'pickup', shown: plain },
    isActive: { label: 'Activa', shown: (isActive) => (isActive ? 'Sí' : 'No') },
  };
}
