import { useTranslation } from 'react-i18next';
import { toSheetProps } from '@/api/pending/sheet-props';
import { useSubmissionTexts } from '@/api/pending/submission-texts';
import { useMinute } from '@/api/use-server-time';
import { formatMoney } from '@/domain/format/money';
import { BeforeAfter, ConfirmSheet, DetailList } from '@/ui';
import { datedAt, exitNoteOf, isDatedAt, type OpenCommand } from '../model';
import { timeText, useAboutText, useProductName, useRateItems } from '../texts';
import type { useOpenDeposit } from '../use-open';

const Details = ({ product, plan, balance, dates }: OpenCommand) => {
  const { t } = useTranslation('savings');
  const aboutText = useAboutText();
  const rateItems = useRateItems();
  const { currency } = product;
  const [atOnce] = plan.exits ?? [];
  return (
    <>
      <DetailList
        items={[
          { label: t('amount'), value: formatMoney(plan.principal, currency) },
          {
            label: t('confirm.balance'),
            value: (
              <BeforeAfter
                before={formatMoney(balance.before, currency)}
                after={formatMoney(balance.after, currency)}
                thenLabel={t('then')}
              />
            ),
          },
          {
            label: t('income.total'),
            value: aboutText(plan.interest, currency),
          },
          ...rateItems(product.range),
          dates !== undefined && { label: t('dates.first'), value: timeText(dates.firstPayout) },
          dates !== undefined && { label: t('dates.unlock'), value: timeText(dates.unlock) },
          atOnce !== undefined && {
            label: t('confirm.exit'),
            value: t('confirm.exitCost', {
              fee: formatMoney(atOnce.fee, currency),
              returned: formatMoney(atOnce.returned, currency),
            }),
          },
          atOnce !== undefined && {
            label: t('redeem.givenUp'),
            value: aboutText(atOnce.givenUp, currency),
          },
        ]}
      />
      <p className="mt-3 text-label text-ink-2">{t('confirm.note')}</p>
      <p className="mt-2 text-label text-ink-2">{t(exitNoteOf(product))}</p>
      {dates !== undefined && <p className="mt-2 text-label text-ink-2">{t('dates.note')}</p>}
    </>
  );
};

/** Confirms a deposit and shows its progress and outcome. Past midnight in UTC it asks again, with the new dates. */
export const OpenSheet = ({ pending }: { readonly pending: ReturnType<typeof useOpenDeposit> }) => {
  const { t } = useTranslation('savings');
  const nameOf = useProductName();
  const { intent, summary } = pending.view;
  const texts = useSubmissionTexts(pending.view);
  const product = intent?.product;
  const now = useMinute() * 1000;
  const hasMoved = intent !== undefined && !isDatedAt(intent, now);
  return (
    <ConfirmSheet
      {...toSheetProps(pending)}
      title={t('confirm.title')}
      description={product === undefined ? summary?.subject : nameOf(product)}
      texts={{
        ...texts,
        confirm:
          intent === undefined
            ? t('deposit')
            : t('depositAmount', {
                amount: formatMoney(intent.plan.principal, intent.product.currency),
              }),
        moved: t('dates.moved'),
        takeNewPrice: t('dates.showNew'),
      }}
      onRefresh={hasMoved ? () => pending.stage(datedAt(intent, now)) : undefined}
    >
      {intent === undefined ? (
        summary && <DetailList items={summary.lines} />
      ) : (
        <Details {...intent} />
      )}
    </ConfirmSheet>
  );
};
