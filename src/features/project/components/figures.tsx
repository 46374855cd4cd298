import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/domain/format/money';
import { isNegative } from '@/domain/money/decimal';
import { BeforeAfter, DetailList } from '@/ui';
import type { Preview, Project } from '../model';
import { bothTimes, formatBalance, formatUnitPrice, formatUnits } from '../use-texts';

/** A time in the device's zone, with UTC below it. */
export const BothTimes = ({
  at,
  text,
}: {
  readonly at: number | undefined;
  readonly text: string;
}) => {
  const { local, utc } = bothTimes(at, text);
  return (
    <>
      {local}
      {utc !== undefined && <span className="block text-label text-ink-2">{utc}</span>}
    </>
  );
};

/** A figure; if it has changed, with its old value. */
const Changed = (props: { readonly before: string | undefined; readonly after: string }) => {
  const { t } = useTranslation('project');
  const { before, after } = props;
  return before === undefined || before === after ? (
    after
  ) : (
    <BeforeAfter before={before} after={after} thenLabel={t('then')} />
  );
};

/** What a subscription costs, what that leaves, and when the project ends. */
export const Figures = (props: {
  readonly project: Project;
  readonly preview: Preview;
  /** The figures at the old price, if it has moved. */
  readonly before?: Preview | undefined;
  /** True in the sheet, which has no field for the units. */
  readonly isWhole?: boolean;
}) => {
  const { t } = useTranslation('project');
  const { project, preview, before, isWhole = false } = props;
  const { unit, pay, available, endsAt, endText } = project;
  const { units, availableAfter } = preview;
  const priced = (of: Preview): string => formatUnitPrice(of.price, pay);
  const paid = (of: Preview): string => formatMoney(of.cost, pay);
  const left: ReactNode = available !== undefined &&
    availableAfter !== undefined &&
    !isNegative(availableAfter) && (
      <BeforeAfter
        before={formatBalance(available, project)}
        after={formatBalance(availableAfter, project)}
        thenLabel={t('then')}
      />
    );
  return (
    <DetailList
      items={[
        isWhole && { label: t('units'), value: formatUnits(units, unit) },
        {
          label: t('price.label'),
          value: <Changed before={before && priced(before)} after={priced(preview)} />,
        },
        {
          label: t('cost'),
          value: (
            <span className="text-row">
              <Changed before={before && paid(before)} after={paid(preview)} />
            </span>
          ),
        },
        left !== false && { label: t('availableOf', { currency: pay }), value: left },
        { label: t('projectEnds'), value: <BothTimes at={endsAt} text={endText} /> },
      ]}
    />
  );
};
