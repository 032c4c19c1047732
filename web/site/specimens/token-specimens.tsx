import { Specimen } from './specimen.tsx';

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
export function TokenSpecimens() {
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
