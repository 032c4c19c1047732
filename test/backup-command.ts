import { startProcess } from './node-process.ts';

/** Runs `npm run backup` or `npm run restore`. Returns its exit code and what it printed. */
export async function backupCommand(work: 'backup' | 'restore', copy: string, dataDir: string) {
  const started = startProcess('server/start/backup.ts', { DATA_DIR: dataDir }, [], [work, copy]);
  const code = await started.ended;
  return { code, lines: started.output().split('\n').filter(Boolean) };
}
