import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/domain/format/money';
import { UNKNOWN } from '@/domain/format/numbers';
import { SCREENS } from '@/domain/screens/screens';
import { storeDraft } from '@/session/use-draft';
import { buttonClass, DetailList, Link } from '@/ui';
import { draftToRepeat } from '../model';
import type { ExchangeRecord } from '../record';
import { DRAFT_KEY } from '../use-exchange-draft';
import { rateLines } from '../use-texts';

/** The figures of an exchange in the records and on its receipt. */
export const ExchangeDetails = ({ record }: { readonly record: ExchangeRecord }) => {
  const { t } = useTranslation('exchange');
  const { give, get, given, received, fee, rate, isRateAbout, status } = record;
  const lines = rate && rateLines(give, get, rate, isRateAbout);
  return (
    <>
      {status === 'rejected' && (
        <p className="mb-2 text-body text-ink-2">
          {t('rejected', { amount: formatMoney(given, give) })}
        </p>
      )}
      <DetailList
        items={[
          { label: t('gave'), value: formatMoney(given, give) },
          {
            label: t('rate.label'),
            value: (
              <>
                {lines?.there ?? UNKNOWN}
                <span className="block text-label text-ink-2">{lines?.back}</span>
              </>
            ),
          },
          { label: t('fee'), value: fee === undefined ? t('feeUnknown') : formatMoney(fee, get) },
          {
            label: t(fee === undefined ? 'gotFeeUnknown' : 'got'),
            value: <span className="text-row">{formatMoney(received, get)}</span>,
          },
        ]}
      />
    </>
  );
};

/** Opens the form filled in with the terms of an exchange. Sends nothing. */
export const AgainLink = ({ record }: { readonly record: ExchangeRecord }) => {
  const { t } = useTranslation('exchange');
  return (
    <Link
      to={SCREENS.exchange}
      className={buttonClass({ tone: 'secondary', size: 'medium', block: true })}
      onClick={() => storeDraft(DRAFT_KEY, draftToRepeat(record))}
    >
      {t('again')}
    </Link>
  );
};
