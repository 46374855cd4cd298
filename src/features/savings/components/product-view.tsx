import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { late } from '@/lib/late';
import type { Loadable } from '@/api/loadable';
import { toSheetProps } from '@/api/pending/sheet-props';
import { useFieldRefusal } from '@/api/use-field-refusal';
import { parseDecimal, ZERO } from '@/domain/money/decimal';
import { SCREENS } from '@/domain/screens/screens';
import { useDraft } from '@/session/use-draft';
import {
  ButtonLink,
  Card,
  CoinIcon,
  EmptyState,
  LoadableView,
  SkeletonBars,
  type GateReason,
} from '@/ui';
import {
  amountFor,
  EMPTY_DRAFT,
  isFull,
  isRange,
  parseDraft,
  productScale,
  type SavingsFunds,
  type SavingsProduct,
} from '../model';
import { useProducts, useRecentDepositIds } from '../queries';
import type { SavingsField } from '../refusals';
import { rateTexts, useProductName } from '../texts';
import { useOpenDeposit } from '../use-open';
import { Fact } from './fact';
import { PlanView, ProductForm } from './product-form';
import { Places } from './product-list';

/** Loaded when a deposit is confirmed, or one of unknown outcome is there. */
const OpenSheet = late(async () => (await import('./open-sheet')).OpenSheet);

/** What a signed-in user brings to a product. */
interface SavingsMember {
  /** What is available in the spot account. */
  readonly funds: Loadable<readonly SavingsFunds[]>;
  /** Why the user may not deposit. */
  readonly blocked: GateReason | undefined;
  /** Where the identity is verified. */
  readonly verifyPath: string;
  /** Called with the id of the new deposit, as far as it is known. */
  readonly onDone: (id: number | undefined) => void;
}

const FORM_HEIGHTS = ['h-14', 'h-24', 'h-40', 'h-14'];
const Loading = () => <SkeletonBars heights={['h-32', ...FORM_HEIGHTS]} />;
const LoadingForm = () => <SkeletonBars heights={FORM_HEIGHTS} />;

/** Rates of a product: a day, and a year without interest on interest. */
const Terms = ({ product }: { readonly product: SavingsProduct }) => {
  const { t } = useTranslation('savings');
  const nameOf = useProductName();
  const { currency } = product;
  const { daily, annual } = rateTexts(product.range);
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <CoinIcon symbol={currency} size={36} />
        <h2 className="min-w-0 flex-1 text-row">{nameOf(product)}</h2>
        <Places product={product} />
      </div>
      <dl className="flex flex-wrap gap-x-4 gap-y-2">
        <Fact label={t('rate.daily')} value={daily} />
        <Fact label={t('rate.annual')} value={annual} />
      </dl>
      <p className="mt-3 text-label text-ink-2">{t('rate.note')}</p>
      {isRange(product) && <p className="mt-1 text-label text-ink-2">{t('rate.range')}</p>}
    </Card>
  );
};

const MemberProduct = (
  props: Omit<SavingsMember, 'funds'> & {
    readonly product: SavingsProduct;
    readonly funds: SavingsFunds;
    readonly idsBefore: readonly number[];
  },
) => {
  const { product, funds, onDone } = props;
  const { draft, setDraft, update } = useDraft('savings', EMPTY_DRAFT, parseDraft);
  const amount = amountFor(draft, product);
  const { refused, setRefused } = useFieldRefusal<SavingsField>(draft);
  const opening = useOpenDeposit({
    idsBefore: props.idsBefore,
    onRefused: setRefused,
    onDone: (sent, id) => {
      // An amount that was just deposited must not stay armed.
      update((now) => (parseDecimal(now.amount) === sent ? EMPTY_DRAFT : now));
      onDone(id);
    },
  });
  return (
    <>
      <ProductForm
        product={product}
        funds={funds}
        amount={amount}
        onChange={(typed) => setDraft({ productId: product.id, amount: typed })}
        refused={refused}
        blocked={props.blocked}
        verifyPath={props.verifyPath}
        isSending={opening.isSending}
        onStage={opening.stage}
      />
      {toSheetProps(opening).open && <OpenSheet pending={opening} />}
    </>
  );
};

/** What the minimum comes to, for whoever cannot type an amount. */
const Example = (props: { readonly product: SavingsProduct; readonly children?: ReactNode }) => (
  <section className="flex flex-col gap-5 rounded-card bg-surface p-4">
    <PlanView product={props.product} amount="" funds={undefined} />
    {props.children}
  </section>
);

/** With the balances and the ids of earlier deposits, which tell them from one whose reply is lost. */
const ForMember = ({
  product,
  member,
}: {
  readonly product: SavingsProduct;
  readonly member: SavingsMember;
}) => {
  const { t } = useTranslation(['savings', 'app']);
  const { funds, ...rest } = member;
  const ids = useRecentDepositIds();
  const hasFailed = funds.failed || ids.failed;
  return (
    <>
      <Terms product={product} />
      <LoadableView
        of={{
          value: funds.value && ids.value && { funds: funds.value, ids: ids.value },
          failed: hasFailed,
          retry: () => {
            funds.retry();
            ids.retry();
          },
        }}
        texts={{ failed: t('fundsFailed'), retry: t('app:retry') }}
        skeleton={<LoadingForm />}
      >
        {(loaded) => (
          <MemberProduct
            {...rest}
            product={product}
            idsBefore={loaded.ids}
            funds={
              loaded.funds.find(({ id }) => id === product.currencyId) ?? {
                id: product.currencyId,
                decimals: productScale(product, undefined),
                available: ZERO,
              }
            }
          />
        )}
      </LoadableView>
      {hasFailed && <Example product={product} />}
    </>
  );
};

const ForVisitor = (props: { readonly product: SavingsProduct; readonly loginPath: string }) => {
  const { t } = useTranslation('savings');
  const { product, loginPath } = props;
  return (
    <>
      <Terms product={product} />
      <Example product={product}>
        {isFull(product) && <p className="text-label text-warn">{t('problem.full')}</p>}
        <ButtonLink block to={loginPath}>
          {t('logInToDeposit')}
        </ButtonLink>
      </Example>
    </>
  );
};

/** One product: its terms, and the form of a deposit. A product that is not listed is not on sale. */
export const ProductView = (props: {
  readonly id: number | undefined;
  /** `undefined` for a visitor. */
  readonly member: SavingsMember | undefined;
  readonly loginPath: string;
}) => {
  const { t } = useTranslation(['savings', 'app']);
  const { id, member, loginPath } = props;
  return (
    <LoadableView
      of={useProducts()}
      texts={{ failed: t('failed'), retry: t('app:retry') }}
      skeleton={<Loading />}
    >
      {(products) => {
        const product = products.find((candidate) => candidate.id === id);
        if (product === undefined)
          return (
            <EmptyState
              text={t('notOnSale')}
              action={
                <ButtonLink tone="secondary" size="medium" to={SCREENS.interestTreasure}>
                  {t('seeProducts')}
                </ButtonLink>
              }
            />
          );
        return member === undefined ? (
          <ForVisitor product={product} loginPath={loginPath} />
        ) : (
          <ForMember product={product} member={member} />
        );
      }}
    </LoadableView>
  );
};
