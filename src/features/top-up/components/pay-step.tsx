import { Trans, useTranslation } from 'react-i18next';
import { failureText } from '@/api/failure-text';
import type { ApiFailure } from '@/api/errors';
import { ActionBar, ButtonLink, Card, DetailList, LoadableView, Skeleton } from '@/ui';
import { HelpLink } from '@/ui/feedback/help-link';
import { QrCode } from '@/ui/figures/qr-code';
import { InGroups } from '@/ui/figures/in-groups';
import { endsOf, type Channel, type NetworkChannel } from '../channel';
import type { TopUpForm } from '../draft';
import { stepPath } from '../place';
import { useAddress } from '../queries';
import { ADDRESS_REFUSALS, nextOf } from '../refusals';
import { plainAmount, useUsualTime } from '../use-text';
import { useNextLink } from '../use-next-link';
import { BankPayment } from './bank-payment';
import { Copyable } from './copyable';
import { Warning } from './warning';

const QR_SIZE = 184;

/** Why there is no address, and what helps. */
const NoAddress = (props: {
  readonly channel: NetworkChannel;
  readonly failure: ApiFailure | undefined;
}) => {
  const { t } = useTranslation('topUp');
  const { channel, failure } = props;
  const help = useNextLink(channel)(nextOf(ADDRESS_REFUSALS, failure, 'service'));
  return (
    <div role="alert" className="text-body text-red">
      <p>
        {failure === undefined
          ? t(channel.network === undefined ? 'pay.noAddressUnknown' : 'pay.noAddress', {
              currency: channel.currency,
              network: channel.name,
            })
          : failureText(failure)}
      </p>
      {help !== undefined && <HelpLink {...help} />}
    </div>
  );
};

/** What to do before paying where the server does not say on which network its address is. */
const UnknownNetwork = ({ channel }: { readonly channel: NetworkChannel }) => {
  const { t } = useTranslation('topUp');
  const help = useNextLink(channel)('service');
  return (
    <div>
      <Warning>{t('pay.onlyUnknown', { currency: channel.currency })}</Warning>
      {help !== undefined && <HelpLink {...help} />}
    </div>
  );
};

const Address = (props: { readonly channel: NetworkChannel; readonly address: string }) => {
  const { t } = useTranslation('topUp');
  const { channel, address } = props;
  const { currency, name: network } = channel;
  return (
    <>
      <div className="flex justify-center">
        <QrCode value={address} label={t('pay.qr')} size={QR_SIZE} />
      </div>
      <Copyable
        label={t(channel.network === undefined ? 'pay.addressUnknown' : 'pay.address', {
          currency,
          network,
        })}
        value={address}
        shown={<InGroups text={address} />}
      />
      <p className="-mt-3 text-label text-ink-2">
        <Trans
          t={t}
          i18nKey="pay.ends"
          values={endsOf(address)}
          components={{ b: <bdi dir="ltr" className="font-semibold text-ink" /> }}
        />
      </p>
      {channel.memo !== undefined && <Copyable label={t('memo.network')} value={channel.memo} />}
    </>
  );
};

const NetworkPayment = ({ channel }: { readonly channel: NetworkChannel }) => {
  const { t } = useTranslation(['topUp', 'app']);
  const { loadable, refusal } = useAddress(channel);
  const { currency, name: network, minimum } = channel;
  return (
    <>
      {channel.network === undefined ? (
        <UnknownNetwork channel={channel} />
      ) : (
        <Warning>{t('pay.only', { currency, network })}</Warning>
      )}
      {refusal === undefined ? (
        <LoadableView
          of={loadable}
          texts={{ failed: t('pay.addressFailed'), retry: t('app:retry') }}
          skeleton={<Skeleton className="h-72 w-full rounded-field" />}
        >
          {({ address }) =>
            address === undefined ? (
              <NoAddress channel={channel} failure={undefined} />
            ) : (
              <Address channel={channel} address={address} />
            )
          }
        </LoadableView>
      ) : (
        <NoAddress channel={channel} failure={refusal} />
      )}
      <ul className="flex list-disc flex-col gap-1 pl-5 text-body">
        {minimum !== undefined && (
          <li>{t('pay.below', { amount: plainAmount(minimum), currency })}</li>
        )}
        <li>{t('pay.small')}</li>
        {channel.warning !== undefined && <li>{channel.warning}</li>}
      </ul>
    </>
  );
};

const Terms = ({ channel }: { readonly channel: Channel }) => {
  const { t } = useTranslation('topUp');
  const usualTime = useUsualTime();
  const { minimum, maximum, minutes, currency } = channel;
  const confirmations = channel.kind === 'network' ? channel.confirmations : undefined;
  return (
    <DetailList
      items={[
        minimum !== undefined && {
          label: t('pay.minimum'),
          value: `${plainAmount(minimum)} ${currency}`,
        },
        maximum !== undefined && {
          label: t('pay.maximum'),
          value: `${plainAmount(maximum)} ${currency}`,
        },
        confirmations !== undefined && { label: t('pay.confirmations'), value: confirmations },
        minutes !== undefined && {
          label: t('pay.time'),
          value: t('usual', { duration: usualTime(minutes) }),
        },
      ]}
    />
  );
};

/** Where and how to pay. */
export const PayStep = (props: { readonly channel: Channel; readonly form: TopUpForm }) => {
  const { t } = useTranslation('topUp');
  const { channel, form } = props;
  const { currency } = channel;
  return (
    <Card
      title={channel.kind === 'network' ? t('pay.networkTitle', { currency }) : t('pay.bankTitle')}
    >
      <div className="flex flex-col gap-4">
        {channel.kind === 'network' ? (
          <NetworkPayment channel={channel} />
        ) : (
          <BankPayment channel={channel} form={form} />
        )}
        <Terms channel={channel} />
        <ActionBar>
          <ButtonLink block to={stepPath(channel, 'report')}>
            {t('pay.done')}
          </ButtonLink>
        </ActionBar>
      </div>
    </Card>
  );
};
