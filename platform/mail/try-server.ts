import { createTransport } from 'nodemailer';
import { guarded, type SmtpServer } from './smtp-server.ts';

const longestMs = 10_000;

/** Logs in to an SMTP server without sending. Throws the error of the server or of the connection. */
export async function tryServer(server: SmtpServer): Promise<void> {
  const transport = createTransport({
    ...server,
    ...guarded,
    connectionTimeout: longestMs,
    greetingTimeout: longestMs,
    socketTimeout: longestMs,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
