import { useIsDemo } from './session-user.ts';

/** Says on every page of a demonstration that nothing is charged. */
export function DemoRibbon() {
  if (!useIsDemo()) return null;
  return (
    <aside aria-label="Aviso" className="bg-accent-deep px-4 py-1.5 text-center text-caption text-sheet">
      Tienda de demostración: los pagos son simulados
    </aside>
  );
}
