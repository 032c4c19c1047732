import { dayMs } from '#contract/core/time/units.ts';
import { backupDays } from '#contract/office/backups.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Context } from '../context/context.ts';
import { markedAt } from '../shop-mode/shop-mode.service.ts';
import { isNightly } from './nightly-backup.service.ts';
import { notedBackups } from './noted-backups.service.ts';

/** Returns when the last backup was made, and whether that is too long ago. */
export async function backupState({ db, settings, clock }: Context) {
  const [{ last, failure }, opened] = await Promise.all([notedBackups(db), markedAt(db)]);
  const since = last?.at ?? opened;
  return {
    nightly: isNightly(settings) ? settings.backups.folder : null,
    last: last === undefined ? null : { at: shopMoment(last.at), folder: last.folder },
    problem: failure?.problem ?? null,
    isOld: isNightly(settings) && since !== undefined && clock().getTime() - since.getTime() > backupDays * dayMs,
  };
}
