import { useTranslation } from 'react-i18next';
import { LateContent, Sheet, SkeletonRows } from '@/ui';
import type { PairChoicesProps } from './pair-choices';

const loadChoices = async () => ({ default: (await import('./pair-choices')).PairChoices });

/** A sheet to choose a pair. */
export const PairSheet = ({
  open,
  onOpenChange,
  onPick,
  ...choices
}: PairChoicesProps & {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) => {
  const { t } = useTranslation(['market', 'app']);
  const close = (): void => onOpenChange(false);
  const pick = (symbol: string): void => {
    onPick(symbol);
    close();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('pickPair')}
      closeLabel={t('app:close')}
      size="tall"
    >
      <LateContent
        load={loadChoices}
        content={{ ...choices, onPick: pick }}
        fallback={<SkeletonRows rows={8} />}
        failedText={t('app:pageTimedOut')}
        closeLabel={t('app:close')}
        onClose={close}
      />
    </Sheet>
  );
};
