/** Returns a list in the provider's shape, of at most `limit` objects; `found` has one more if there are more. */
export function listAnswer<T>(url: string, found: readonly T[], limit: number) {
  return { object: 'list', url, has_more: found.length > limit, data: found.slice(0, limit) };
}
