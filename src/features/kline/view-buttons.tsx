import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '@/ui';
import { ArrowLineRightIcon, MinusIcon, PlusIcon } from '@/ui/icons';

const IN = 0.7;

/** Alternatives to two-finger gestures: zoom, and return to the newest candle. */
export const ViewButtons = (props: {
  readonly zoom: (factor: number) => void;
  readonly isAtNewest: boolean;
  readonly toNewest: () => void;
}) => {
  const { t } = useTranslation('kline');
  return (
    <div className="flex">
      <IconButton
        label={t('newest')}
        icon={<ArrowLineRightIcon size={20} />}
        disabled={props.isAtNewest}
        onClick={props.toNewest}
      />
      <IconButton
        label={t('zoomOut')}
        icon={<MinusIcon size={20} />}
        onClick={() => props.zoom(1 / IN)}
      />
      <IconButton
        label={t('zoomIn')}
        icon={<PlusIcon size={20} />}
        onClick={() => props.zoom(IN)}
      />
    </div>
  );
};

/** Shown in the place of older candles that failed to load. */
export const OlderFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation(['kline', 'app']);
  return (
    <div
      role="alert"
      className="absolute top-12 left-2 flex max-w-60 flex-col items-start gap-2 rounded-field bg-surface p-3 text-label text-ink-2"
    >
      {t('olderFailed')}
      <Button tone="secondary" size="small" onClick={onRetry}>
        {t('app:retry')}
      </Button>
    </div>
  );
};
