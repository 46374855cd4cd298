import { useTranslation } from 'react-i18next';
import { STAKE_DECIMALS } from '@/domain/seconds/contract';
import { useCloseOnBack } from '@/lib/use-close-on-back';
import { Button } from '@/ui';
import { NumberKeypad } from '@/ui/input/number-keypad';

/** A number pad for the stake, instead of the system's keyboard. Back closes it. */
export const StakePad = ({
  value,
  onChange,
  onClose,
}: {
  readonly value: string;
  readonly onChange: (stake: string) => void;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('seconds');
  useCloseOnBack(true, onClose);
  return (
    <div className="flex flex-col gap-2 pb-2">
      <NumberKeypad
        label={t('keypad.title')}
        value={value}
        onChange={onChange}
        decimals={STAKE_DECIMALS}
        markLabel={t('keypad.mark')}
        deleteLabel={t('keypad.delete')}
      />
      <Button block size="medium" tone="secondary" onClick={onClose}>
        {t('result.done')}
      </Button>
    </div>
  );
};
