import { createTransport } from 'nodemailer';

const longestMs = 10_000;

/** Logs in to an SMTP server without sending. Returns why it did not work, in the server's words; undefined if it did. */
export async function tryServer(url: string): Promise<string | undefined> {
  const transport = createTransport({
    url,
    connectionTimeout: longestMs,
    greetingTimeout: longestMs,
    socketTimeout: longestMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}
