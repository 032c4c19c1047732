import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A received e-mail, parsed, with the recipient of the SMTP envelope. */
export type ReceivedEmail = Email & { readonly recipient: string };

type Refusal = { readonly code: number; readonly times: number; readonly words: string };

type Login = { readonly user: string; readonly password: string };

/**
 * A real SMTP server on loopback that stores received e-mails. `refuse` makes it reject so many e-mails with a reply
 * code of RFC 5321. With `isKnown` it takes e-mails only of whose login that accepts (RFC 4954).
 */
export async function openMailbox(wantedPort = 0, isKnown?: (login: Login) => boolean) {
  const received: ReceivedEmail[] = [];
  let refusal: Refusal = { code: 0, times: 0, words: '' };
  const unknown = new Map<string, { readonly code: number; readonly words: string }>();
  async function keep(raw: Buffer, recipient: string): Promise<void> {
    received.push({ ...(await PostalMime.parse(raw)), recipient });
  }
  const server = new SMTPServer({
    authOptional: isKnown === undefined,
    allowInsecureAuth: true,
    // By default the server waits 30 s for whoever keeps a connection, as the shop's mailer does.
    closeTimeout: 10,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      const login = { user: username ?? '', password: password ?? '' };
      if (isKnown?.(login)) done(null, { user: username });
      else done(Object.assign(new Error('5.7.8 that is not the password'), { responseCode: 535 }));
    },
    onRcptTo({ address }, _session, done) {
      const reply = unknown.get(address.toLowerCase());
      done(reply && Object.assign(new Error(reply.words), { responseCode: reply.code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal.times > 0) {
          refusal = { ...refusal, times: refusal.times - 1 };
          done(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
          return;
        }
        void keep(Buffer.concat(chunks), session.envelope.rcptTo.map(({ address }) => address).join()).finally(done);
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(wantedPort, '127.0.0.1', () => {
      const address = server.server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The same as the owner's settings. */
    settings: { mailHost: '127.0.0.1', mailPort: port },
    received,
    /** Returns the received e-mails to a person of these tests. */
    to: ({ username }: { readonly username: string }) =>
      received.filter(({ recipient }) => recipient === `${username}@example.com`),
    refuse(code: number, times: number, words = 'not now') {
      refusal = { code, times, words };
    },
    /** Refuses an address from now on, as a server that has no such mailbox does: before it takes the e-mail. */
    refuseAddress(email: string, code: number, words: string) {
      unknown.set(email.toLowerCase(), { code, words });
    },
    /** Takes its e-mails again. */
    takeAddress(email: string) {
      unknown.delete(email.toLowerCase());
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** Returns the address of an e-mail's button, from its text. */
export function linkIn({ text = '' }: Pick<Email, 'text'>): URL {
  const [address] = /https?:\/\/\S+/.exec(text) ?? [];
  if (address === undefined) throw new Error(`no link in: ${text}`);
  return new URL(address);
}
