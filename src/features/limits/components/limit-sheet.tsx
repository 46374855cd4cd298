import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/domain/format/numbers';
import type { Decimal } from '@/domain/money/decimal';
import { AmountField, Button, Sheet, showToast } from '@/ui';
import {
  isLooser,
  LARGEST_LIMIT,
  LIMIT_DECIMALS,
  parseLimit,
  type LimitKind,
  type Limits,
} from '../model';
import type { LimitChanging } from '../change-queries';

/** Sets, changes or removes a daily limit. */
export const LimitSheet = ({
  kind,
  limits,
  text,
  changing,
  onChange,
  onClose,
}: {
  readonly kind: LimitKind;
  readonly limits: Limits;
  /** As typed; `undefined` while it is closed. */
  readonly text: string | undefined;
  readonly changing: LimitChanging;
  readonly onChange: (text: string) => void;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['limits', 'app']);
  const { change, isPending, problem, clearProblem } = changing;
  const current = limits[kind];
  // The text that was sent although it is no limit.
  const [wrong, setWrong] = useState<string>();
  const typed = parseLimit(text ?? '');
  const send = (next: Decimal | undefined): void =>
    change({ [kind]: next ?? 'none' }, () => {
      showToast({ text: t(isLooser(next, current) ? 'waits' : 'saved'), tone: 'success' });
      onClose();
    });
  const save = (): void => {
    if ('issue' in typed) setWrong(text);
    else send(typed.amount);
  };
  const close = (): void => {
    setWrong(undefined);
    clearProblem();
    onClose();
  };
  const largest = { amount: formatAmount(LARGEST_LIMIT), currency: limits.currency };
  const issue =
    'issue' in typed && text !== undefined && wrong === text
      ? t(`sheet.${typed.issue}`, largest)
      : undefined;
  return (
    <Sheet
      open={text !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={t(`${kind}.title`)}
      closeLabel={t('app:close')}
      footer={
        <div className="flex flex-col gap-2">
          <Button block loading={isPending} onClick={save}>
            {t('sheet.save')}
          </Button>
          {current.limit !== undefined && (
            <Button
              block
              tone="ghost"
              size="medium"
              disabled={isPending}
              onClick={() => send(undefined)}
            >
              {t('sheet.remove')}
            </Button>
          )}
        </div>
      }
    >
      <AmountField
        label={t('sheet.amount', { currency: limits.currency })}
        value={text ?? ''}
        onChange={onChange}
        decimals={LIMIT_DECIMALS}
        error={issue ?? problem}
        hint={t('sheet.rule')}
      />
    </Sheet>
  );
};
