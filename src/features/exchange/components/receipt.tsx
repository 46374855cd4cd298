import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { ButtonLink } from '@/ui';
import { RecordSheet, type RecordSheetTexts } from '@/ui/layout/record-sheet';
import type { ExchangeRecord } from '../record';
import { useRecordContent } from './exchange-records';

/** An exchange whose receipt is shown, and what closes it. */
export interface ReceiptProps {
  /** `undefined` closes it. */
  readonly record: ExchangeRecord | undefined;
  readonly onClose: () => void;
}

/** What the sheet of a receipt shares with those of records. */
interface ReceiptFrame {
  readonly helpAction: (number: string) => ReactNode;
  readonly texts: RecordSheetTexts;
}

/** The receipt of an exchange: its figures, its number to copy, and the way to customer service. */
export const Receipt = (props: ReceiptProps & { readonly frame: ReceiptFrame }) => {
  const { t } = useTranslation('exchange');
  const contentOf = useRecordContent();
  const { record, onClose, frame } = props;
  return (
    <RecordSheet
      record={
        record &&
        contentOf(
          record,
          <ButtonLink block tone="secondary" size="medium" to={SCREENS.exchangeRecords}>
            {t('seeAll')}
          </ButtonLink>,
        )
      }
      frame={{ ...frame, close: onClose }}
    />
  );
};
