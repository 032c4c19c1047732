import { createTransport } from 'nodemailer';
import { mailProblem } from './mail-problem.ts';
import { mailServerAt } from './mail-server.ts';

const longestMs = 10_000;

/** Logs in to an SMTP server without sending. Returns why it did not work, in the server's words; undefined if it did. */
export async function tryServer(address: string): Promise<string | undefined> {
  const transport = createTransport({
    ...mailServerAt(address),
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
