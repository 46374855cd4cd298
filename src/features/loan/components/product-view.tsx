import { useTranslation } from 'react-i18next';
import { toSheetProps } from '@/api/pending/sheet-props';
import { useFieldRefusal } from '@/api/use-field-refusal';
import { startOfDay } from '@/domain/deposit/calendar';
import type { Decimal } from '@/domain/money/decimal';
import { SCREENS, type Screen } from '@/domain/screens/screens';
import { useDraft } from '@/session/use-draft';
import { useIsSignedIn } from '@/session/session';
import { ButtonLink, Card, EmptyState, LoadableView, SkeletonBars, type GateReason } from '@/ui';
import { countedText, EMPTY_DRAFT, parseDraft, readDraft, type LoanProduct } from '../model';
import { useLoanProducts, useLoanStanding, useNewestLoans, useOverduePoints } from '../queries';
import type { LoanRecord } from '../record';
import type { ApplyField } from '../refusals';
import { useApplication } from '../use-application';
import { useDailyRefresh, useDay } from '../use-day';
import { ApplyForm, type ApplyFormProps } from './apply-form';
import { ApplySheet } from './follow-application';
import { ProductTerms } from './product-terms';

/** Props of the screen's content. */
export interface ProductViewProps {
  readonly id: number | undefined;
  /** Why this person cannot borrow; a visitor logs in first. */
  readonly gate: GateReason | undefined;
  readonly gatePath: (step: Screen) => string;
  readonly recordPath: (id: number | undefined) => string;
  /** The application is under review. */
  readonly onDone: (id: number | undefined) => void;
}

const NotOnSale = () => {
  const { t } = useTranslation('loan');
  return (
    <EmptyState
      text={t('notOnSale')}
      action={
        <ButtonLink tone="secondary" size="medium" to={SCREENS.loan}>
          {t('seeOffers')}
        </ButtonLink>
      }
    />
  );
};

const ProductForm = (props: ApplyFormProps) => {
  const { t } = useTranslation('loan');
  const { product } = props;
  return (
    <div className="flex flex-col gap-4">
      <Card title={product.name ?? t('days', { days: product.days })}>
        <ProductTerms product={product} />
      </Card>
      <ApplyForm {...props} />
      <p className="text-label text-ink-2">{t(countedText([product]))}</p>
    </div>
  );
};

const Application = (
  props: Omit<ProductViewProps, 'id'> & {
    /** `undefined` if it is not on offer: an application of unknown outcome is looked up all the same. */
    readonly product: LoanProduct | undefined;
    readonly creditLeft: Decimal | undefined;
    /** `undefined` for a visitor. */
    readonly loans: readonly LoanRecord[] | undefined;
  },
) => {
  const { product, creditLeft, loans, onDone, ...ways } = props;
  const key = product === undefined ? 'loan' : `loan-${product.id}`;
  const { draft, setDraft, clear } = useDraft(key, EMPTY_DRAFT, parseDraft);
  const { refused, setRefused } = useFieldRefusal<ApplyField>(draft);
  const points = useOverduePoints(loans !== undefined);
  const application = useApplication({
    idsBefore: loans?.map(({ id }) => id) ?? [],
    onRefused: setRefused,
    onDone: (id) => {
      clear();
      onDone(id);
    },
  });
  const today = startOfDay(useDay());
  const read = product && readDraft(draft, product, creditLeft, today);
  return (
    <>
      {product === undefined || read === undefined ? (
        <NotOnSale />
      ) : (
        <ProductForm
          {...ways}
          {...{ product, creditLeft, draft, read, points, refused }}
          onChange={setDraft}
          inReview={loans?.find(({ status }) => status === 'review')}
          isSending={application.isSending}
          onStage={application.stage}
        />
      )}
      {toSheetProps(application).open && (
        <ApplySheet pending={application} points={points} newest={read?.quote} />
      )}
    </>
  );
};

/** What the form needs: the products, and of a signed-in user the earlier loans and the credit. */
const useProductData = () => {
  const isSignedIn = useIsSignedIn();
  const products = useLoanProducts();
  const loans = useNewestLoans(isSignedIn);
  const standing = useLoanStanding(isSignedIn);
  // The ids of earlier loans tell one from another whose reply was lost.
  const isThere = products.value !== undefined && (!isSignedIn || loans.value !== undefined);
  return {
    value: isThere
      ? {
          products: products.value,
          loans: isSignedIn ? loans.value : undefined,
          creditLeft: standing.value?.creditLeft,
        }
      : undefined,
    failed: products.failed || loans.failed,
    retry: () => {
      products.retry();
      if (isSignedIn) loans.retry();
    },
  };
};

/** A loan on offer: its terms, and the application with all that it costs. */
export const ProductView = ({ id, ...rest }: ProductViewProps) => {
  const { t } = useTranslation(['loan', 'app']);
  useDailyRefresh();
  return (
    <LoadableView
      of={useProductData()}
      texts={{ failed: t('failed'), retry: t('app:retry') }}
      skeleton={<SkeletonBars heights={['h-64', 'h-14', 'h-40']} />}
    >
      {({ products, ...user }) => (
        <Application {...rest} {...user} product={products.find((one) => one.id === id)} />
      )}
    </LoadableView>
  );
};
