import { createServer } from 'node:net';
import { dataFolderHolder } from '#platform/database/data-folder-lock.ts';
import { isSimulated, type Settings } from '#server/core/context/settings.ts';
import type { Finding } from './finding.ts';

/** Checks that the shop's ports are free, or used by the shop itself. */
export async function portFindings(settings: Settings): Promise<Finding[]> {
  const shop = dataFolderHolder(settings.dataDir);
  const running: Finding[] =
    shop === undefined ? [] : [{ state: 'note', what: `La tienda está en marcha (proceso ${shop}).` }];
  const ports = isSimulated(settings) ? [settings.port, settings.sandboxPort] : [settings.port];
  const findings = ports.map((port) => portFinding(settings.host, port, shop !== undefined));
  return [...running, ...(await Promise.all(findings))];
}

async function portFinding(host: string, port: number, isRunning: boolean): Promise<Finding> {
  if (await isFree(host, port)) return { state: 'good', what: `El puerto ${port} está libre.` };
  if (isRunning) return { state: 'note', what: `El puerto ${port} está en uso, quizá por la tienda en marcha.` };
  return { state: 'bad', what: `El puerto ${port} está ocupado por otro programa: ciérrelo o cambie PORT.` };
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, host, () => server.close(() => done(true)));
  });
}
