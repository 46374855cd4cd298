import { useTranslation } from 'react-i18next';
import { toSheetProps } from '@/api/pending/sheet-props';
import { formatMoney } from '@/domain/format/money';
import type { Decimal } from '@/domain/money/decimal';
import { ConfirmSheet, DetailList } from '@/ui';
import type { LoanQuote } from '../model';
import type { useApplication } from '../use-application';
import { useSheetTexts } from '../use-sheet-texts';
import { QuoteFigures } from './quote-figures';

/** Props of the sheet. */
export interface ApplySheetProps {
  readonly pending: ReturnType<typeof useApplication>;
  readonly points: Decimal | undefined;
  /** The current figures; `undefined` if the amount is no longer valid: the form then says why. */
  readonly newest: LoanQuote | undefined;
}

/** Confirms an application with everything that it costs, and shows its progress and outcome. */
export const ApplySheet = ({ pending, points, newest }: ApplySheetProps) => {
  const { t } = useTranslation('loan');
  const { intent, summary } = pending.view;
  const confirm = intent && formatMoney(intent.amount, intent.product.currency);
  const texts = useSheetTexts(
    pending.view,
    confirm === undefined ? t('apply.action') : t('apply.for', { amount: confirm }),
  );
  const hasMoved = intent !== undefined && newest?.dueAt !== intent.dueAt;
  const showNewest = (): void => (newest === undefined ? pending.dismiss() : pending.stage(newest));
  return (
    <ConfirmSheet
      {...toSheetProps(pending)}
      title={t('apply.confirm')}
      description={intent?.product.name ?? summary?.subject}
      texts={texts}
      onRefresh={hasMoved ? showNewest : undefined}
    >
      {intent === undefined ? (
        summary && <DetailList items={summary.lines} />
      ) : (
        <>
          <QuoteFigures quote={intent} points={points} withRates />
          <p className="mt-3 text-label text-ink-2">{t('apply.review')}</p>
        </>
      )}
    </ConfirmSheet>
  );
};
