import { t } from '#messages/messages.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { useState } from 'react';
import { isPictureAddress, addressStored } from '#contract/core/fields/picture-address.ts';
import { Button } from '#web/core/ui/button.tsx';
import { controlLook } from '#web/core/ui/field.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { onEnter } from '#web/core/ui/on-enter.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { Picture } from '#web/core/ui/picture.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import type { PictureValue } from './product-words.ts';
import { notAdded } from './wrong-places.ts';
import { UploadField } from './upload-field.tsx';
import type { UploadStep } from './use-after-uploads.ts';

type PictureFieldsProps = {
  readonly pictures: readonly PictureValue[];
  readonly error: string | undefined;
  readonly uploadTo: string;
  /** True if the form was sent while an address was typed but not added. */
  readonly isForgotten: boolean;
  readonly onUpload: (step: UploadStep) => void;
  readonly onChange: (change: (pictures: readonly PictureValue[]) => readonly PictureValue[]) => void;
};

/** The pictures of a product, by address or by upload, in the order in which they are shown. */
export function PictureFields({ pictures, error, uploadTo, isForgotten, onUpload, onChange }: PictureFieldsProps) {
  /** A picture that is in the list already is not added again. */
  const add = (picture: PictureValue) =>
    onChange((before) => (before.some(({ path }) => path === picture.path) ? before : [...before, picture]));
  return (
    <FormBlock title={t('product-desk.pictures')} tabIndex={-1} data-wrong={error ? '' : undefined}>
      <AddressField onAdd={add} isForgotten={isForgotten} />
      <UploadField uploadTo={uploadTo} onAdd={add} onUpload={onUpload} />
      <p aria-live="polite" className="text-small text-danger empty:hidden">
        {error}
      </p>
      <ol className="grid gap-2 empty:hidden">
        {pictures.map((picture, index) => (
          <PictureRow
            key={picture.path}
            picture={picture}
            position={index + 1}
            isFirst={index === 0}
            isLast={index === pictures.length - 1}
            onAlt={(alt) => onChange((before) => before.with(index, { ...picture, alt }))}
            onMove={(step) => onChange((before) => moved(before, index, index + step))}
            onRemove={() => onChange((before) => before.toSpliced(index, 1))}
          />
        ))}
      </ol>
    </FormBlock>
  );
}

function moved(pictures: readonly PictureValue[], from: number, to: number): readonly PictureValue[] {
  const picture = pictures[from];
  return picture ? pictures.toSpliced(from, 1).toSpliced(to, 0, picture) : pictures;
}

type AddressFieldProps = { readonly onAdd: (picture: PictureValue) => void; readonly isForgotten: boolean };

function AddressField({ onAdd, isForgotten }: AddressFieldProps) {
  const [address, setAddress] = useState('');
  const isRight = isPictureAddress(address);
  const reminder = isForgotten && isRight ? notAdded(address) : undefined;

  function add() {
    if (!isRight) return;
    onAdd({ path: addressStored(address), alt: '' });
    setAddress('');
  }

  return (
    <div className="flex items-start gap-2">
      <div className="flex-1">
        <TextField
          label={t('product-desk.pictureAddress')}
          value={address}
          placeholder={t('product-desk.pictureAddressExample')}
          maxLength={2000}
          data-pending="picture"
          onKeyDown={onEnter(add)}
          onChange={(event) => setAddress(event.target.value)}
          error={address !== '' && !isRight ? backOfficeTexts.productForm.badPicture : reminder}
        />
      </div>
      <Button tone="outline" className="mt-5.5" disabled={!isRight} onClick={add}>
        {t('product-desk.add')}
      </Button>
    </div>
  );
}

type PictureRowProps = {
  readonly picture: PictureValue;
  readonly position: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onAlt: (alt: string) => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onRemove: () => void;
};

function PictureRow({ picture, position, isFirst, isLast, onAlt, onMove, onRemove }: PictureRowProps) {
  const source = { ...picture, width: 320, height: 400, placeholder: '', widths: [320] };
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-3 rounded-soft border border-line bg-sheet p-2 sm:grid-cols-[auto_1fr_auto]">
      <span className="row-span-2 h-20 w-16 overflow-hidden sm:row-span-1">
        <Picture picture={source} sizes="64px" alt="" />
      </span>
      <input
        aria-label={t('product-desk.pictureAlt', { position })}
        placeholder={t('product-desk.pictureAltHint')}
        value={picture.alt}
        maxLength={200}
        onChange={(event) => onAlt(event.target.value)}
        className={joinClasses(controlLook, 'min-h-10 min-w-0')}
      />
      <span className="flex justify-self-end">
        <IconButton
          label={t('product-desk.pictureEarlier', { position })}
          icon="left"
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t('product-desk.pictureLater', { position })}
          icon="right"
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton label={t('product-desk.pictureRemove', { position })} icon="trash" onClick={onRemove} />
      </span>
    </li>
  );
}
