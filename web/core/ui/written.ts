/** The classes of rich text from the editor: paragraphs, headings, lists and links. */
export const written =
  '[&_p+*]:mt-3 [&_ul+*]:mt-3 [&_ol+*]:mt-3 [&_a]:underline [&_a]:underline-offset-4 [&_h3]:font-display [&_h3]:text-title [&_li]:mt-1 ' +
  '[&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5';
