import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { parseWebAddress } from '@/domain/web/web-address';
import { buttonClass, ButtonLink, Card } from '@/ui';
import {
  ArrowSquareOutIcon,
  CheckCircleFillIcon,
  HourglassIcon,
  WarningCircleFillIcon,
} from '@/ui/icons';
import type { Channel } from '../channel';
import { useRecentTopUps } from '../queries';
import type { SentReport } from '../sent';
import { isOpen, type TopUp } from '../record';
import { moneyText, useUsualTime } from '../use-text';

const ICON = { 'aria-hidden': true, size: 48 } as const;

/** The payment page of a gateway. Opened by a tap alone, in a window that cannot reach this one. */
const PayPage = ({ url }: { readonly url: string | undefined }) => {
  const { t } = useTranslation('topUp');
  const page = parseWebAddress(url);
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

interface ResultProps {
  readonly channel: Channel;
  /** The record of the top-up; `undefined` until it is read. */
  readonly own: TopUp | undefined;
}

/** What an open top-up waits for, by its record: servers do not all start at the same status. */
const waitingText = (own: TopUp | undefined) => {
  if (own === undefined) return 'report.done';
  return own.status === 'callback' ? 'result.callback' : 'result.review';
};

/** What a top-up that was reported waits for, and how long that usually takes. */
const Waiting = ({ channel, own }: ResultProps) => {
  const { t } = useTranslation('topUp');
  const { minutes } = channel;
  const usualTime = useUsualTime();
  return (
    <>
      <HourglassIcon {...ICON} className="text-ink-2" />
      <h2 className="text-title text-balance">{t(waitingText(own))}</h2>
      {own !== undefined && (
        <p className="text-body">
          <strong>{moneyText(own.amount, own.currency)}</strong>
          {` · ${channel.name}`}
        </p>
      )}
      <p className="text-body text-balance text-ink-2">
        {minutes !== undefined && `${t('result.usual', { duration: usualTime(minutes) })} `}
        {t('result.message')}
      </p>
    </>
  );
};

/** How a top-up has ended. */
const Ended = ({ status, amount, currency }: TopUp) => {
  const { t } = useTranslation('topUp');
  return (
    <>
      {status === 'failed' ? (
        <WarningCircleFillIcon {...ICON} className="text-red" />
      ) : (
        <CheckCircleFillIcon {...ICON} className="text-green" />
      )}
      <h2 className="text-title text-balance">
        {t(status === 'success' ? 'outcome.success' : 'outcome.failed', {
          amount: moneyText(amount, currency),
        })}
      </h2>
    </>
  );
};

/** What happens after a report, and when; once it has ended, how. */
export const ResultStep = (props: { readonly channel: Channel; readonly sent: SentReport }) => {
  const { t } = useTranslation('topUp');
  const { channel, sent } = props;
  const own = useRecentTopUps().value?.find(({ id }) => id > sent.after);
  const record = own === undefined ? '' : `?id=${own.id}`;
  return (
    <>
      <div
        role="status"
        className="flex flex-col items-center gap-3 rounded-card bg-surface px-4 py-8 text-center"
      >
        {own === undefined || isOpen(own) ? (
          <Waiting channel={channel} own={own} />
        ) : (
          <Ended {...own} />
        )}
      </div>
      <PayPage url={sent.url} />
      <div className="flex flex-col gap-3">
        <ButtonLink
          block
          tone={sent.url === undefined ? 'primary' : 'secondary'}
          to={`${SCREENS.topUpRecords}${record}`}
        >
          {t(own === undefined ? 'next.records' : 'result.record')}
        </ButtonLink>
        <ButtonLink block tone="ghost" size="medium" to={SCREENS.topUp}>
          {t('result.again')}
        </ButtonLink>
      </div>
    </>
  );
};
