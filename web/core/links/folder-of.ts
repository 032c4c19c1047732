/** Returns the beginning of a path up to its last slash: '/search/' for '/search/suggestions'. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
