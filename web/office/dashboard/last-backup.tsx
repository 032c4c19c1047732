import { t } from '#messages/messages.ts';
import type { BackupProblem, backups } from '#contract/office/backups.ts';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';

type LastBackupProps = Output<typeof backups.state>;

const problems = {
  no_room: t('admin.backupNoRoom'),
  not_writable: t('admin.backupNotWritable'),
  failed: t('admin.backupFailed'),
} as const satisfies Record<BackupProblem, string>;

/** When the last backup was made: a warning when that is too long ago; nothing in a shop that has none and needs none. */
export function LastBackup({ nightly, last, problem, isOld }: LastBackupProps) {
  if (nightly === null && last === null) return null;
  const made = last
    ? t('admin.lastBackup', { moment: momentWords(last.at), folder: last.folder })
    : t('admin.noBackupYet', { folder: nightly ?? '' });
  const why = problem === null ? '' : ` ${problems[problem]}`;
  if (!isOld) return <p className="mb-4 text-small break-words text-stone">{`${made}${why}`}</p>;
  return (
    <section
      role="alert"
      aria-label={t('admin.backups')}
      className="mb-4 rounded-soft border border-danger bg-sheet p-4 text-small break-words"
    >
      <p className="text-danger">{t('admin.backupIsOld')}</p>
      <p>{`${made}${why}`}</p>
    </section>
  );
}
