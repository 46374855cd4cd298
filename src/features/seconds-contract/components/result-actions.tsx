import { useTranslation } from 'react-i18next';
import { Button } from '@/ui';

/** What one can do with a result: open its receipt, place the same order again. */
export const ResultActions = (props: {
  readonly onReceipt: () => void;
  /** `undefined` if the order cannot be repeated now. */
  readonly onRepeat: (() => void) | undefined;
}) => {
  const { t } = useTranslation('seconds');
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
      <Button block size="medium" tone="secondary" onClick={props.onReceipt}>
        {t('event.receipt')}
      </Button>
      {props.onRepeat !== undefined && (
        <Button block size="medium" tone="secondary" onClick={props.onRepeat}>
          {t('result.repeat')}
        </Button>
      )}
    </div>
  );
};
