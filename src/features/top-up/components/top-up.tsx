import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { late } from '@/lib/late';
import type { CallBody } from '@/api/pending/operation';
import { SCREENS } from '@/domain/screens/screens';
import { focusHeadingOnArrival } from '@/lib/arrival-focus';
import { LoadableView, SkeletonBars } from '@/ui';
import { channelFields, type Channel, type Ways } from '../channel';
import { currencyIn, placeOf, stepPath, type Place } from '../place';
import { useRecentTopUps, useWays } from '../queries';
import { sentState, type SentReport } from '../sent';
import { useReport } from '../use-report';
import { ChannelStep, CurrencyStep } from './choose-steps';
import type { RefusedReport } from './report-step';
import { StepBar } from './step-bar';
import { useTopUpOutcomes } from './top-up-outcomes';

/** What is loaded once a channel is chosen: fields, the QR code, the uploader. */
const LaterStep = late(async () => (await import('./later-step')).LaterStep);
/** What is loaded if an outcome is unknown. */
const PendingReport = late(async () => (await import('./pending-sheet')).PendingReport);

const HEIGHTS = ['h-15', 'h-15', 'h-15'] as const;

/** The channel that a report names. */
const channelOf = (channels: readonly Channel[], body: CallBody): Channel | undefined =>
  channels.find((channel) => {
    const { currency, type, sub_type } = channelFields(channel);
    return currency === body['currency'] && type === body['type'] && sub_type === body['sub_type'];
  });

/** Moves the focus to the heading at each further step, as at each further screen. */
const useStepFocus = (step: Place['step']): void => {
  const last = useRef(step);
  // Synchronises with the browser's focus.
  useEffect(() => {
    if (last.current !== step) focusHeadingOnArrival();
    last.current = step;
  }, [step]);
};

/** Reports payments; the result is a step of its own. */
const useReporting = (channels: readonly Channel[]) => {
  const navigate = useNavigate();
  const recent = useRecentTopUps();
  const [refused, setRefused] = useState<RefusedReport>();
  const showResult = (sent: SentReport, body: CallBody): void => {
    const channel = channelOf(channels, body);
    const to = channel === undefined ? SCREENS.topUpRecords : stepPath(channel, 'done');
    void navigate(to, { replace: true, state: sentState(sent) });
  };
  const pending = useReport({
    idsBefore: recent.value?.map(({ id }) => id) ?? [],
    onRefused: (failure, { draft }) => setRefused({ failure, draft }),
    onReported: showResult,
  });
  return { pending, refused };
};

const Steps = ({ currencies, channels }: Ways) => {
  const [search] = useSearchParams();
  const place = placeOf(search, channels);
  const { pending, refused } = useReporting(channels);
  useStepFocus(place.step);
  useTopUpOutcomes();
  return (
    <>
      {'channel' in place ? (
        <LaterStep
          // Once reported, the form of this channel is empty.
          key={`${place.channel.id} ${place.step === 'done'}`}
          place={place}
          refused={refused}
          isSending={pending.isSending}
          onSend={pending.confirmAtOneTap}
          fallback={<SkeletonBars heights={HEIGHTS} />}
        />
      ) : (
        <>
          <StepBar place={place} />
          {place.step === 'channel' ? (
            <ChannelStep channels={channels} currencyId={place.currencyId} />
          ) : (
            <CurrencyStep currencies={currencies} channels={channels} />
          )}
        </>
      )}
      {pending.view.summary !== undefined && <PendingReport pending={pending} />}
    </>
  );
};

/** Tops up the live account: currency, channel, payment, report. Each step has an address of its own. */
export const TopUp = () => {
  const { t } = useTranslation(['topUp', 'app']);
  const [search] = useSearchParams();
  return (
    <LoadableView
      of={useWays(currencyIn(search))}
      texts={{ failed: t('failed'), retry: t('app:retry') }}
      skeleton={<SkeletonBars heights={HEIGHTS} />}
    >
      {(ways) => <Steps {...ways} />}
    </LoadableView>
  );
};
