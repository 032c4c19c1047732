/** A link of the opening: its token, the shop's address or the one to confirm, and where the API is. */
export type LinkProps = { readonly token: string; readonly publicUrl: string | null; readonly apiBase: string };
