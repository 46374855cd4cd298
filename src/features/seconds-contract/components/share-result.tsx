import { useTranslation } from 'react-i18next';
import { BRAND } from '@/brand';
import { appLink } from '@/lib/share';
import { useSessionUser } from '@/session/session';
import { ShareButton } from '@/ui/action/share-button';
import type { SettledOrder } from '../order';
import { sharedResult } from '../shared-result';
import { useDuration } from '../use-duration';

/** Shares the result of an order, with a link to the app: the record itself is private. */
export const ShareResult = (props: {
  readonly order: SettledOrder;
  /** True if the server says that prices and money are simulated. */
  readonly isSimulated: boolean;
}) => {
  const { t } = useTranslation('seconds');
  const duration = useDuration();
  const isDemo = useSessionUser()?.mode === 'demo';
  const { order, isSimulated } = props;
  const text = (): string =>
    sharedResult(order, {
      title: t('receipt.shared.title', {
        symbol: order.symbol,
        direction: t(order.direction),
        duration: duration(order.seconds),
      }),
      entry: t('detail.entry'),
      settlement: t('detail.settlement'),
      profit: t('detail.profit'),
      notes: [
        ...(isDemo ? [t('receipt.shared.demo')] : []),
        ...(isSimulated || __DEMO__ ? [t('receipt.simulated')] : []),
      ],
    });
  return (
    <ShareButton
      size="medium"
      content={() => ({ title: BRAND.name, text: text(), url: appLink(window.location) })}
      texts={{
        share: t('receipt.shared.share'),
        copy: t('receipt.shared.copy'),
        copied: t('receipt.shared.copied'),
        failed: t('receipt.shared.failed'),
      }}
    />
  );
};
