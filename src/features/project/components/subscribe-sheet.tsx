import { useTranslation } from 'react-i18next';
import { toSheetProps, type PendingSheet } from '@/api/pending/sheet-props';
import { useSubmissionTexts } from '@/api/pending/submission-texts';
import type { PendingView } from '@/api/pending/use-pending';
import type { SubscriptionRow } from '@/api/rows';
import { formatMoney } from '@/domain/format/money';
import { ConfirmSheet, DetailList } from '@/ui';
import type { SubscribeIntent } from '../intent';
import { isPriceOver, needsIdentity } from '../refusals';
import { Figures } from './figures';

/** The price that the sheet shows, and the new one if it has moved. */
interface PriceInSheet {
  /** True if nothing is sent at it any more. */
  readonly isOver: boolean;
  /** The same units at the price of now; `undefined` while that is not known. */
  readonly offered: SubscribeIntent | undefined;
  readonly onAccept: (intent: SubscribeIntent) => void;
}

/** Props of the sheet. */
export interface SubscribeSheetProps {
  readonly pending: PendingSheet<SubscribeIntent, SubscriptionRow | undefined>;
  readonly price: PriceInSheet;
  /** The address where the identity is verified. */
  readonly identityPath: string;
}

/** The texts of the sheet. A price that has moved, and an identity that is missing, have words of their own. */
const useSheetTexts = (
  view: PendingView<SubscribeIntent, SubscriptionRow | undefined>,
  identityPath: string,
) => {
  const { t } = useTranslation(['project', 'confirm']);
  const texts = useSubmissionTexts(view);
  const over = t('price.over');
  const failure = view.submission.state === 'failed' ? view.submission.failure : undefined;
  const isMoved = failure !== undefined && isPriceOver(failure);
  const isGone = failure?.kind === 'business' && failure.key === 'project_not_found';
  const gone = isGone ? `${t('confirm:notDone')} ${t('notOnSale')}` : texts.failed;
  return {
    ...texts,
    failed: isMoved ? over : gone,
    help:
      failure !== undefined && needsIdentity(failure)
        ? { text: t('verify'), to: identityPath }
        : texts.help,
    // The refusal has said so already.
    moved: isMoved ? '' : over,
    takeNewPrice: t('price.accept'),
  };
};

/** Title and subject; of a subscription from before a reload, those of its stored summary. */
const useHeading = (
  { intent, summary }: SubscribeSheetProps['pending']['view'],
  shown: SubscribeIntent | undefined,
) => {
  const { t } = useTranslation('project');
  if (intent === undefined || shown === undefined)
    return {
      title: summary?.title ?? '',
      description: summary?.subject,
      confirm: t('action.subscribe'),
    };
  const { project, preview } = shown;
  return {
    title: t('confirm.title'),
    description: project.title,
    confirm: t('action.for', { cost: formatMoney(preview.cost, project.pay) }),
  };
};

/** Confirms a subscription, asks again if its price has moved, and shows its progress and outcome. */
export const SubscribeSheet = ({ pending, price, identityPath }: SubscribeSheetProps) => {
  const { t } = useTranslation('project');
  const { intent, summary } = pending.view;
  const { isOver, onAccept } = price;
  const offered = isOver ? price.offered : undefined;
  const shown = offered ?? intent;
  const texts = useSheetTexts(pending.view, identityPath);
  const { confirm, ...heading } = useHeading(pending.view, shown);
  return (
    <ConfirmSheet
      {...toSheetProps(pending)}
      {...heading}
      texts={{ ...texts, confirm }}
      blocked={isOver && offered === undefined ? t('price.getting') : undefined}
      onRefresh={offered === undefined ? undefined : () => onAccept(offered)}
    >
      {shown === undefined ? (
        summary && <DetailList items={summary.lines} />
      ) : (
        <>
          <Figures
            project={shown.project}
            preview={shown.preview}
            before={offered && intent?.preview}
            isWhole
          />
          <p className="mt-3 text-label text-ink-2">{t('final')}</p>
        </>
      )}
    </ConfirmSheet>
  );
};
