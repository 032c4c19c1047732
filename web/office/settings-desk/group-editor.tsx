import type { GroupView } from '#contract/office/settings-desk.ts';
import { GroupForm } from './group-form.tsx';
import type { PreviewFaces } from './preview-faces.ts';
import { GroupVersions } from './group-versions.tsx';
import { useGroupForm } from './use-group-form.ts';

type GroupEditorProps = {
  readonly view: GroupView;
  /** Its versions, the newest first. */
  readonly versions: readonly GroupView[];
  /** Where a picture of the settings is uploaded. */
  readonly uploadTo: string;
  readonly faces: PreviewFaces;
};

/**
 * The form of a group and its earlier versions. The form goes on with what was saved here; a newer version of somebody else
 * does not touch what is typed.
 */
export function GroupEditor({ view, versions, uploadTo, faces }: GroupEditorProps) {
  const settings = useGroupForm(view);
  return (
    <>
      <GroupForm settings={settings} uploadTo={uploadTo} faces={faces} />
      <GroupVersions versions={versions} discard={settings.discard} onRestored={settings.reopen} />
    </>
  );
}
