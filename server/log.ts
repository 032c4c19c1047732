import pino from 'pino';
import type { Logger } from 'pino';
import type { Settings } from './settings.ts';

/** The process's log: one JSON object a line, without personal data, tokens or bodies. */
export function openLog(settings: Settings): Logger {
  return pino({ level: settings.logLevel, redact: ['*.password', '*.token', '*.authorization', '*.cookie'] });
}
