import { fulfilmentWords } from '#contract/fulfilment.ts';
import type { FulfilmentState, MoveKind } from '#contract/fulfilment.ts';

/** The buttons of the steps. Dispatching is the button of a new parcel. */
const stepWords: Readonly<Partial<Record<FulfilmentState, string>>> = {
  preparing: 'Preparar',
  ready_for_pickup: 'Listo para retirar',
  dispatched: 'Despachar',
  delivered: 'Marcar como entregado',
  returned: 'Marcar como devuelto',
};

/** Returns the text of a move's button. */
export function moveWords({ to, kind }: { readonly to: FulfilmentState; readonly kind: MoveKind }): string {
  return (kind === 'step' ? stepWords[to] : undefined) ?? `Volver a «${fulfilmentWords[to]}»`;
}
