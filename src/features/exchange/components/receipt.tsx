import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { ButtonLink } from '@/ui';
import { RecordSheet, type RecordSheetTexts } from '@/ui/layout/record-sheet';
import type { ExchangeRecord } from '../record';
import { useRecordContent } from './exchange-records';

/** The address of the open receipt, and what its sheet shares with the records. */
export interface ReceiptFrame {
  readonly opened: number | undefined;
  readonly open: (id: number) => void;
  readonly close: () => void;
  readonly helpAction: (number: string) => ReactNode;
  readonly texts: RecordSheetTexts;
}

/** The receipt of an exchange: its figures, its number to copy, and the way to customer service. */
export const Receipt = (props: {
  readonly records: readonly ExchangeRecord[];
  readonly frame: ReceiptFrame;
}) => {
  const { t } = useTranslation('exchange');
  const contentOf = useRecordContent();
  const { records, frame } = props;
  const record = records.find(({ id }) => id === frame.opened);
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
      frame={frame}
    />
  );
};
