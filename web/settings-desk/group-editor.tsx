import { useState } from 'react';
import type { GroupView } from '#contract/settings-desk.ts';
import { GroupForm } from './group-form.tsx';
import type { PreviewFaces } from './preview-faces.ts';
import { GroupVersions } from './group-versions.tsx';

type GroupEditorProps = {
  readonly view: GroupView;
  /** Its versions, the newest first. */
  readonly versions: readonly GroupView[];
  /** Where a picture of the settings is uploaded. */
  readonly uploadTo: string;
  readonly faces: PreviewFaces;
};

/**
 * The form of a group and its earlier versions. The form begins anew with what was saved here; a newer version of somebody
 * else does not touch what is typed.
 */
export function GroupEditor({ view, versions, uploadTo, faces }: GroupEditorProps) {
  const [opened, setOpened] = useState(view.version);
  const [isSaved, setIsSaved] = useState(false);
  if (isSaved && view.version !== opened) {
    setOpened(view.version);
    setIsSaved(false);
  }
  const onSaved = () => setIsSaved(true);
  return (
    <>
      <GroupForm key={`form ${opened}`} view={view} uploadTo={uploadTo} faces={faces} onSaved={onSaved} />
      <GroupVersions key={`versions ${versions[0]?.version}`} versions={versions} onRestored={onSaved} />
    </>
  );
}
