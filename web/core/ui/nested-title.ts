/** Returns the title of a category in a list where it follows the one in which it is. */
export function nestedTitle({
  title,
  parentId,
}: {
  readonly title: string;
  readonly parentId?: number | null | undefined;
}) {
  return parentId ? `– ${title}` : title;
}
