/** Whose payments are the shop's: the account of the access token, if the token names it, and if only real ones count. */
export type Account = { readonly collectorId: number | null; readonly isLive: boolean };

type Asked = { readonly collector_id?: number | null | undefined; readonly live_mode?: boolean | null | undefined };

/**
 * The account of an access token. Tokens have the form `APP_USR-<application>-<date>-<hash>-<account>`, those that charge
 * nobody begin with `TEST-`. Of a token of another form nothing is known. In a live shop with a token that charges, a
 * payment that was only a test does not count.
 */
export function accountOf(accessToken: string, isLiveShop: boolean): Account {
  const [, prefix, collector] = /^([A-Z_]+)-\d+-.*-(\d{1,15})$/.exec(accessToken) ?? [];
  return {
    collectorId: collector === undefined ? null : Number(collector),
    isLive: isLiveShop && prefix === 'APP_USR',
  };
}

/**
 * True if a payment belongs to the account, and is one that charged somebody where the account's token charges. What the
 * provider does not say is not held against the payment.
 */
export function isExpected({ collector_id: collector, live_mode: isLive }: Asked, account: Account): boolean {
  const isOurs = account.collectorId === null || (collector ?? account.collectorId) === account.collectorId;
  return isOurs && !(account.isLive && isLive === false);
}
