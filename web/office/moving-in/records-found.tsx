import { t } from '#messages/messages.ts';
import type { MovedFile } from './send-records.ts';

/** What becomes, or became, of the rows of a file. */
export function RecordsFound({ of: { file, found } }: { readonly of: MovedFile }) {
  const { added, changed, unchanged, wrong, problems, unknownColumns, isWritten } = found;
  const counts = [
    [t('moving-in.added'), added],
    [t('moving-in.changed'), changed],
    [t('moving-in.unchanged'), unchanged],
    [t('moving-in.wrong'), wrong],
  ] as const;
  return (
    <section aria-labelledby="found" className="grid gap-4 rounded-soft border border-line bg-sheet p-4 text-small">
      <h2 id="found" className="font-display text-title break-words">
        {isWritten ? t('moving-in.done', { name: file.name }) : t('moving-in.preview', { name: file.name })}
      </h2>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt className="text-stone">{name}</dt>
            <dd className="text-title tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {!isWritten && added + changed === 0 && <p>{t('moving-in.nothing')}</p>}
      {unknownColumns.length > 0 && (
        <p className="break-words text-stone">{t('moving-in.unknownColumns', { names: unknownColumns.join(', ') })}</p>
      )}
      {problems.length > 0 && (
        <ul className="grid gap-1 text-danger">
          {problems.map(({ row, reason }) => (
            <li key={`${row} ${reason}`} className="break-words">
              {t('moving-in.problem', { row, reason })}
            </li>
          ))}
        </ul>
      )}
      {wrong > problems.length && <p>{t('moving-in.moreProblems', { count: wrong - problems.length })}</p>}
    </section>
  );
}
