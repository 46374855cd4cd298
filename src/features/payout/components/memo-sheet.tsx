import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Sheet, TextField } from '@/ui';
import { MEMO_LENGTH } from '../address-model';
import type { PayoutNetwork } from '../model';
import { Warning } from './warning';

/** Asks for the memo of an address, a step of its own: without the right one the money may be lost. */
export const MemoSheet = ({
  network,
  memo,
  onChange,
  onClose,
  onDone,
}: {
  /** `undefined` closes the sheet. */
  readonly network: PayoutNetwork | undefined;
  readonly memo: string;
  readonly onChange: (memo: string) => void;
  readonly onClose: () => void;
  readonly onDone: (memo: string) => void;
}) => {
  const { t } = useTranslation(['payout', 'app']);
  const [isMissing, setMissing] = useState(false);
  const text = memo.trim();
  const next = (): void => {
    setMissing(text === '');
    if (text !== '') onDone(text);
  };
  return (
    <Sheet
      open={network !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('memo.title')}
      description={t('memo.why', { network: network?.name ?? '' })}
      closeLabel={t('app:close')}
      footer={
        <div className="flex flex-col gap-2">
          <Button block onClick={next}>
            {t('continue')}
          </Button>
          {network?.memo === 'maybe' && (
            <Button block tone="ghost" size="medium" onClick={() => onDone('')}>
              {t('memo.none')}
            </Button>
          )}
        </div>
      }
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        <TextField
          label={t('memo.label')}
          value={memo}
          onChange={onChange}
          error={isMissing && text === '' ? t('memo.required') : undefined}
          maxLength={MEMO_LENGTH}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <Warning>{t('memo.warning')}</Warning>
      </form>
    </Sheet>
  );
};
