import { t } from '#messages/messages.ts';
import { Button } from '#web/core/ui/button.tsx';
import { gridViews, type GridView } from './grid-cells.ts';

const viewNames: Readonly<Record<GridView, string>> = {
  products: t('product-grid.byProduct'),
  sizes: t('product-grid.bySize'),
};

type ViewButtonsProps = { readonly view: GridView; readonly onShow: (view: GridView) => void };

/** Chooses what a row of the grid is. What was changed stays, and is saved together. */
export function ViewButtons({ view, onShow }: ViewButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={t('product-grid.views')}>
      {gridViews.map((one) => (
        <Button
          key={one}
          tone={one === view ? 'ink' : 'outline'}
          size="small"
          className="min-h-11"
          aria-pressed={one === view}
          onClick={() => onShow(one)}
        >
          {viewNames[one]}
        </Button>
      ))}
    </div>
  );
}
