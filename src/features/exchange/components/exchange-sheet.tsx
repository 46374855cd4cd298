import { useTranslation } from 'react-i18next';
import { toSheetProps, type PendingSheet } from '@/api/pending/sheet-props';
import { useSubmissionTexts } from '@/api/pending/submission-texts';
import type { PendingView } from '@/api/pending/use-pending';
import type { FlashExchangeRow } from '@/api/rows';
import { formatMoney } from '@/domain/format/money';
import { ConfirmSheet, DetailList } from '@/ui';
import type { ExchangeIntent } from '../intent';
import { previewOf, type ExchangeRate } from '../model';
import { isRateOver } from '../refusals';
import { Figures } from './figures';
import { RateLine } from './rate-line';

/** What became of the rate that the sheet shows. */
export interface RateInSheet {
  /** True if nothing is sent at it any more. */
  readonly isOver: boolean;
  /** The rate to accept instead; `undefined` while there is none. */
  readonly offered: ExchangeRate | undefined;
  readonly onAccept: (rate: ExchangeRate) => void;
}

const Details = ({
  intent,
  rate,
}: {
  readonly intent: ExchangeIntent;
  readonly rate: RateInSheet;
}) => {
  const { t } = useTranslation('exchange');
  const { pair, typed } = intent;
  const offered = rate.isOver ? rate.offered : undefined;
  const next = offered && previewOf(typed, pair, offered);
  const shown = offered ?? intent.rate;
  return (
    <>
      <RateLine pair={pair} rate={shown} before={offered && intent.rate} />
      <Figures
        pair={pair}
        rate={shown}
        preview={next ?? intent.preview}
        before={next && intent.preview}
        isWhole
      />
      <p className="mt-3 text-label text-ink-2">
        {t(shown.quoteId === undefined ? 'rate.about' : 'confirm.final')}
      </p>
    </>
  );
};

type ExchangeView = PendingView<ExchangeIntent, FlashExchangeRow | undefined>;

/** Title and subject; of an exchange from before a reload, those of its stored summary. */
const useHeading = ({ intent, summary }: ExchangeView) => {
  const { t } = useTranslation('exchange');
  if (intent === undefined)
    return {
      title: summary?.title ?? '',
      description: summary?.subject,
      confirm: t('action.exchange'),
    };
  const { pair, preview } = intent;
  return {
    title: t('confirm.title'),
    description: `${pair.give.name} → ${pair.get.name}`,
    confirm: t(preview.isAbout ? 'action.about' : 'action.for', {
      given: formatMoney(preview.given, pair.give.name),
      received: formatMoney(preview.received, pair.get.name),
    }),
  };
};

/** The texts of the sheet: a rate that is over has words of its own. */
const useSheetTexts = (view: ExchangeView) => {
  const { t } = useTranslation(['exchange', 'confirm']);
  const texts = useSubmissionTexts(view);
  const over = t('rate.over');
  const { submission } = view;
  const isRefused = submission.state === 'failed' && isRateOver(submission.failure);
  return {
    ...texts,
    failed: isRefused ? `${t('confirm:notDone')} ${over}` : texts.failed,
    // The refusal has said so already.
    moved: isRefused ? '' : over,
    takeNewPrice: t('rate.accept'),
  };
};

/** Confirms an exchange, asks again if its rate is over, and shows its progress and outcome. */
export const ExchangeSheet = ({
  pending,
  rate,
}: {
  readonly pending: PendingSheet<ExchangeIntent, FlashExchangeRow | undefined>;
  readonly rate: RateInSheet;
}) => {
  const { t } = useTranslation('exchange');
  const { intent, summary } = pending.view;
  const { confirm, ...heading } = useHeading(pending.view);
  const texts = useSheetTexts(pending.view);
  const { offered, onAccept } = rate;
  return (
    <ConfirmSheet
      {...toSheetProps(pending)}
      {...heading}
      texts={{ ...texts, confirm }}
      blocked={rate.isOver && offered === undefined ? t('rate.getting') : undefined}
      onRefresh={rate.isOver && offered !== undefined ? () => onAccept(offered) : undefined}
    >
      {intent === undefined ? (
        summary && <DetailList items={summary.lines} />
      ) : (
        <Details intent={intent} rate={rate} />
      )}
    </ConfirmSheet>
  );
};
