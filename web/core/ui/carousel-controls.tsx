import { t } from '#messages/messages.ts';
import { IconButton } from './icon-button.tsx';

type CarouselControlsProps = {
  /** The id of the carousel. */
  readonly controls: string;
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
};

/** The buttons of a carousel: pause or play, previous and next. */
export function CarouselControls({ controls, isPlaying, onToggle, onPrevious, onNext }: CarouselControlsProps) {
  return (
    <div className="flex items-center">
      <IconButton
        label={isPlaying ? t('ui.pause') : t('ui.play')}
        icon={isPlaying ? 'pause' : 'play'}
        aria-controls={controls}
        onClick={onToggle}
      />
      <IconButton label={t('ui.previous')} icon="left" aria-controls={controls} onClick={onPrevious} />
      <IconButton label={t('ui.next')} icon="right" aria-controls={controls} onClick={onNext} />
    </div>
  );
}
