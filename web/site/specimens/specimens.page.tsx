import { data } from 'react-router';
import type { Route } from './+types/specimens.page';
import { apiContext } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { ControlSpecimens } from './control-specimens.tsx';
import { SurfaceSpecimens } from './surface-specimens.tsx';
import { Specimen } from './specimen.tsx';

/** For developers only: it exists in a demonstration, and is a 404 in a live shop. */
export function loader({ context }: Route.LoaderArgs): null {
  if (!context.get(apiContext).isDemo) throw data(null, { status: 404 });
  return null;
}

export function meta() {
  return pageMeta({ title: 'Muestrario', isPrivate: true });
}

/** Every component of the shop in each of its states, on one page, also for screenshots. */
export default function SpecimensPage() {
  return (
    <main className="page grid gap-16 py-12">
      <h1 className="font-display text-heading">Muestrario</h1>
      <TokenSpecimens />
      <ControlSpecimens />
      <SurfaceSpecimens />
    </main>
  );
}

// Complete class names, because Tailwind finds classes by scanning the source text.
const colours = [
  ['paper', 'bg-paper'],
  ['sheet', 'bg-sheet'],
  ['sand', 'bg-sand'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
  ['stone', 'bg-stone'],
  ['ink', 'bg-ink'],
  ['accent', 'bg-accent'],
  ['sale', 'bg-sale'],
  ['ok', 'bg-ok'],
  ['warn', 'bg-warn'],
  ['danger', 'bg-danger'],
] as const;

const sizes = [
  ['caption', 'text-caption'],
  ['small', 'text-small'],
  ['body', 'text-body'],
  ['title', 'font-display text-title'],
  ['wordmark', 'font-display text-wordmark'],
  ['heading', 'font-display text-heading'],
] as const;

/** Colours and type. */
function TokenSpecimens() {
  return (
    <>
      <Specimen title="Colores">
        <ul className="grid grid-cols-3 gap-4 sm:grid-cols-6">
          {colours.map(([name, look]) => (
            <li key={name} className="grid gap-1.5 text-caption">
              <span className={`h-14 border border-line ${look}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Letra">
        <ul className="grid gap-4">
          {sizes.map(([name, look]) => (
            <li key={name} className="grid items-baseline gap-x-6 sm:grid-cols-[6rem_1fr]">
              <span className="text-caption text-stone">{name}</span>
              <span className={look}>Lino lavado, cortado al hilo</span>
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
