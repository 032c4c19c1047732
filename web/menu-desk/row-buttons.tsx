import { t } from '#messages/messages.ts';
import { IconButton } from '../ui/icon-button.tsx';

const up = 'M12 19V5M6 11l6-6 6 6';
const down = 'M12 5v14M6 13l6 6 6-6';
const pencil = 'M5 19l1-4L16 5l3 3L9 18l-4 1Z';

type RowButtonsProps = {
  readonly name: string;
  readonly onMove: (direction: 'up' | 'down') => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

/** The buttons of an entry: up, down, change and remove. Those that move stay enabled at the ends, to keep the focus. */
export function RowButtons({ name, onMove, onEdit, onRemove }: RowButtonsProps) {
  return (
    <span className="flex flex-none">
      <IconButton label={t('menu-desk.moveUp', { name })} icon={up} data-move="up" onClick={() => onMove('up')} />
      <IconButton
        label={t('menu-desk.moveDown', { name })}
        icon={down}
        data-move="down"
        onClick={() => onMove('down')}
      />
      <IconButton label={t('menu-desk.edit', { name })} icon={pencil} onClick={onEdit} />
      <IconButton label={t('menu-desk.remove', { name })} icon="trash" onClick={onRemove} />
    </span>
  );
}
