import type { DeskHome } from '#contract/home-desk.ts';
import { momentWords } from '#contract/shop-time.ts';

/** Says what customers see, and what is only a draft. */
export function HomeStatus({ home }: { readonly home: DeskHome }) {
  const { versions, version, live } = home;
  const shown = versions.find((one) => one.version === live);
  const newest = versions.find((one) => one.version === version);
  const next = versions
    .filter(({ state }) => state === 'scheduled')
    .toSorted(byTime)
    .at(0);
  return (
    <div className="grid max-w-prose gap-1 text-small text-stone">
      <p>
        {shown?.publishAt
          ? `Los clientes ven la versión ${shown.version}, publicada el ${momentWords(shown.publishAt)} por ${shown.by}.`
          : 'Los clientes ven la portada original.'}
      </p>
      {newest?.state === 'draft' && (
        <p className="text-warn">
          La versión {newest.version} es un borrador de {newest.by}: todavía no está publicada.
        </p>
      )}
      {next?.publishAt && (
        <p className="text-warn">
          La versión {next.version} se publica el {momentWords(next.publishAt)}.
        </p>
      )}
    </div>
  );
}

type Timed = { readonly publishAt: string | null };

const byTime = (one: Timed, other: Timed) => (one.publishAt ?? '').localeCompare(other.publishAt ?? '');
