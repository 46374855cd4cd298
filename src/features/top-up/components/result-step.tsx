import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { buttonClass, ButtonLink, Card } from '@/ui';
import { ArrowSquareOutIcon, CheckCircleFillIcon } from '@/ui/icons';
import { payPageOf, type Channel } from '../channel';
import { useRecentTopUps } from '../queries';
import type { SentReport } from '../sent';
import { useUsualTime } from '../use-text';

/** The payment page of a gateway. Opened by a tap alone, in a window that cannot reach this one. */
const PayPage = ({ url }: { readonly url: string | undefined }) => {
  const { t } = useTranslation('topUp');
  const page = payPageOf(url);
  if (page === undefined) return null;
  return (
    <Card title={t('result.payTitle')}>
      <p className="mb-4 text-body text-ink-2 wrap-anywhere">
        {t('result.payText', { host: page.host })}
      </p>
      <a
        href={page.url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ block: true })}
      >
        <span className="min-w-0 wrap-anywhere">{t('result.open', { host: page.host })}</span>
        <ArrowSquareOutIcon aria-hidden="true" size={20} className="shrink-0" />
      </a>
    </Card>
  );
};

/** What happens after a report, and when. */
export const ResultStep = (props: { readonly channel: Channel; readonly sent: SentReport }) => {
  const { t } = useTranslation('topUp');
  const { channel, sent } = props;
  const own = useRecentTopUps().value?.find(({ id }) => id > sent.after);
  const record = own === undefined ? '' : `?id=${own.id}`;
  const usualTime = useUsualTime();
  const { minutes } = channel;
  return (
    <>
      <div className="flex flex-col items-center gap-3 rounded-card bg-surface px-4 py-8 text-center">
        <CheckCircleFillIcon aria-hidden="true" size={48} className="text-green" />
        <h2 className="text-title text-balance">
          {t(sent.hasReceipt ? 'result.review' : 'result.callback')}
        </h2>
        <p className="text-body text-balance text-ink-2">
          {minutes !== undefined && `${t('result.usual', { duration: usualTime(minutes) })} `}
          {t('result.message')}
        </p>
      </div>
      <PayPage url={sent.url} />
      <div className="flex flex-col gap-3">
        <ButtonLink
          block
          tone={sent.url === undefined ? 'primary' : 'secondary'}
          to={`${SCREENS.topUpRecords}${record}`}
        >
          {t('result.record')}
        </ButtonLink>
        <ButtonLink block tone="ghost" size="medium" to={SCREENS.topUp}>
          {t('result.again')}
        </ButtonLink>
      </div>
    </>
  );
};
