/** Saves a file as if a link with `download` was clicked. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers read the file after the click: Safari needs it for some time.
  setTimeout(() => URL.revokeObjectURL(link.href), 40_000);
}
