import { useTranslation } from 'react-i18next';
import { useListText } from '@/lib/use-list-text';
import { CoinIcon, EmptyState, Link, ListRow } from '@/ui';
import { ArrowClockwiseIcon, CoinsIcon } from '@/ui/icons';
import type { Channel, Ways } from '../channel';
import { useStarted } from '../draft';
import { channelStepPath, firstStepOn, stepPath } from '../place';
import { useRangeText, useUsualTime } from '../use-text';
import { Warning } from './warning';

const ICON = 32;

/** Leads on to the top-up that was begun and not reported. */
const Continue = ({ channels }: { readonly channels: readonly Channel[] }) => {
  const { t } = useTranslation('topUp');
  const { draft } = useStarted();
  const channel = channels.find(({ id }) => id === draft?.channelId);
  if (channel === undefined || channel.currencyId !== draft?.currencyId) return null;
  return (
    <div className="rounded-card bg-surface px-4">
      <ListRow
        leading={<ArrowClockwiseIcon aria-hidden="true" size={22} className="text-ink-2" />}
        title={t('continue')}
        detail={`${channel.currency} · ${channel.name}`}
        caret
        link={<Link to={stepPath(channel, firstStepOn(channel))} />}
      />
    </div>
  );
};

/** The first step: every currency that can be topped up, with its ways. */
export const CurrencyStep = ({ currencies, channels }: Ways) => {
  const { t } = useTranslation('topUp');
  const listText = useListText();
  if (currencies.length === 0)
    return <EmptyState icon={<CoinsIcon size={40} />} text={t('none')} />;
  return (
    <>
      <Continue channels={channels} />
      <section className="rounded-card bg-surface px-4 pt-4 pb-1">
        <h2 className="text-row">{t('chooseCurrency')}</h2>
        <ul className="divide-y divide-line">
          {currencies.map(({ id, name, ways }) => (
            <li key={id}>
              <ListRow
                leading={<CoinIcon symbol={name} size={ICON} />}
                title={name}
                detail={ways.length === 0 ? undefined : listText(ways)}
                caret
                link={<Link to={channelStepPath(id)} />}
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
};

const ChannelRow = ({ channel }: { readonly channel: Channel }) => {
  const { t } = useTranslation('topUp');
  const { setDraft } = useStarted();
  const usualTime = useUsualTime();
  const range = useRangeText()(channel);
  const { id, currencyId, minutes } = channel;
  return (
    <ListRow
      title={channel.name}
      detail={range}
      value={
        minutes !== undefined && (
          <span className="text-label font-medium text-ink-2">
            {t('usual', { duration: usualTime(minutes) })}
          </span>
        )
      }
      caret
      link={
        <Link
          to={stepPath(channel, firstStepOn(channel))}
          onClick={() => setDraft({ currencyId, channelId: id })}
        />
      }
    />
  );
};

/** The second step: the ways of one currency. No address is shown before a network is chosen. */
export const ChannelStep = (props: {
  readonly channels: readonly Channel[];
  readonly currencyId: number;
}) => {
  const { t } = useTranslation('topUp');
  const own = props.channels.filter(({ currencyId }) => currencyId === props.currencyId);
  const hasNetworks = own.some(
    (channel) => channel.kind === 'network' && channel.network !== undefined,
  );
  return (
    <>
      {hasNetworks && <Warning>{t('sameNetwork')}</Warning>}
      <section className="rounded-card bg-surface px-4 pt-4 pb-1">
        <h2 className="text-row">{t('chooseChannel', { currency: own[0]?.currency })}</h2>
        <ul className="divide-y divide-line">
          {own.map((channel) => (
            <li key={channel.id}>
              <ChannelRow channel={channel} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
};
