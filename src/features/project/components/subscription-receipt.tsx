import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { ButtonLink } from '@/ui';
import { RecordSheet, type RecordSheetTexts } from '@/ui/layout/record-sheet';
import type { Subscription } from '../subscription';
import { useSubscriptionContent } from './subscription-records';

/** A subscription whose receipt is shown, and what closes it. */
export interface ReceiptProps {
  /** `undefined` closes it. */
  readonly subscription: Subscription | undefined;
  readonly onClose: () => void;
}

/** What the sheet of a receipt shares with those of records. */
interface ReceiptFrame {
  readonly helpAction: (number: string) => ReactNode;
  readonly texts: RecordSheetTexts;
}

/** The receipt of a subscription: what is held, when the units come, its number to copy. */
export const SubscriptionReceipt = (props: ReceiptProps & { readonly frame: ReceiptFrame }) => {
  const { t } = useTranslation('project');
  const contentOf = useSubscriptionContent();
  const { subscription, onClose, frame } = props;
  return (
    <RecordSheet
      record={
        subscription &&
        contentOf(
          subscription,
          <ButtonLink block tone="secondary" size="medium" to={SCREENS.projectOrders}>
            {t('seeOrders')}
          </ButtonLink>,
        )
      }
      frame={{ ...frame, close: onClose }}
    />
  );
};
