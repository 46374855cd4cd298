import { useTranslation } from 'react-i18next';
import { late } from '@/lib/late';
import { LateContent, Sheet, SkeletonRows } from '@/ui';
import type { PairChoicesProps } from './pair-choices';

const Choices = late(async () => (await import('./pair-choices')).PairChoices);

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
      <LateContent failedText={t('app:pageTimedOut')} closeLabel={t('app:close')} onClose={close}>
        <Choices {...choices} onPick={pick} fallback={<SkeletonRows rows={8} />} />
      </LateContent>
    </Sheet>
  );
};
