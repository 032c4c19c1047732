import type { DocumentType } from '#contract/sales/tax-documents/document-rules.ts';
import { t } from '#messages/messages.ts';

type DocumentFilesProps = {
  /** Where a file is, by `:id` and `:type`. */
  readonly fileAt: string;
  readonly id: string;
  readonly types: readonly DocumentType[];
};

/** The files of a tax document, each a link that saves it. */
export function DocumentFiles({ fileAt, id, types }: DocumentFilesProps) {
  return (
    <p className="flex flex-wrap gap-x-6">
      {types.map((type) => (
        <a
          key={type}
          href={fileAt.replace(':id', id).replace(':type', type)}
          download
          className="link inline-flex min-h-11 items-center"
        >
          {t('tax-documents.download', { type: type.toUpperCase() })}
        </a>
      ))}
    </p>
  );
}
