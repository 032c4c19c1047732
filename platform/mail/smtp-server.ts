/** An SMTP server. Given to the library part by part: an address of its own would let a query set any of its options. */
export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
};

/** A text must never make the shop read a file or a URL. */
export const guarded = { disableFileAccess: true, disableUrlAccess: true } as const;
