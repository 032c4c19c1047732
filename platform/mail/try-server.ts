import { createTransport } from 'nodemailer';
import { mailProblem } from './mail-problem.ts';
import { guarded } from './smtp-server.ts';
import type { SmtpServer } from './smtp-server.ts';

const longestMs = 10_000;

/** Logs in to an SMTP server without sending. Returns why it did not work, in the server's words; undefined if it did. */
export async function tryServer(server: SmtpServer): Promise<string | undefined> {
  const transport = createTransport({
    ...server,
    ...guarded,
    connectionTimeout: longestMs,
    greetingTimeout: longestMs,
    socketTimeout: longestMs,
  });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return mailProblem(error);
  } finally {
    transport.close();
  }
}
