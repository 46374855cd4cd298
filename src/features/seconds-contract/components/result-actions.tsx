import { useTranslation } from 'react-i18next';
import { Button } from '@/ui';
import { useHasNoReceipts } from '../missing-queries';

/** What one can do with a result: open its receipt, if the server has any, and place the same order again. */
export const ResultActions = (props: {
  readonly onReceipt: () => void;
  /** `undefined` if the order cannot be repeated now. */
  readonly onRepeat: (() => void) | undefined;
}) => {
  const { t } = useTranslation('seconds');
  const hasNoReceipts = useHasNoReceipts();
  return (
    <div className="flex flex-wrap gap-2 *:flex-1">
      {!hasNoReceipts && (
        <Button size="medium" tone="secondary" onClick={props.onReceipt}>
          {t('event.receipt')}
        </Button>
      )}
      {props.onRepeat !== undefined && (
        <Button size="medium" tone="secondary" onClick={props.onRepeat}>
          {t('result.repeat')}
        </Button>
      )}
    </div>
  );
};
