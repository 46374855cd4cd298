import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, EmptyState, LoadableView, Skeleton, Tabs } from '@/ui';
import { BankIcon, WalletIcon } from '@/ui/icons';
import { KINDS, type Kind, type PayoutMethod } from '../model';
import { usePayoutMethods } from '../queries';
import { MethodCard } from './method-card';

const EMPTY_ICON = 40;

/** Chooses a destination for a form that asked for one. */
export interface Choice {
  readonly choose: (id: number) => void;
  /** Id of the currency that it must be for, as text; empty for any. */
  readonly currency: string;
}

interface PayoutMethodsProps {
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
  /** Addresses of the screens that add one. */
  readonly paths: Readonly<Record<Kind, string>>;
  readonly choice: Choice | undefined;
}

const LoadingCards = () => (
  <div className="mt-4 flex flex-col gap-4">
    <Skeleton className="h-36 w-full rounded-card" />
    <Skeleton className="h-36 w-full rounded-card" />
  </div>
);

const fits = (method: PayoutMethod, { currency }: Choice): boolean =>
  method.kind === 'bank' || currency === '' || `${method.currencyId}` === currency;

const ChooseButton = (props: { readonly method: PayoutMethod; readonly choice: Choice }) => {
  const { t } = useTranslation('payout');
  const { method, choice } = props;
  return fits(method, choice) ? (
    <div className="mt-3">
      <Button block size="medium" onClick={() => choice.choose(method.id)}>
        {t(`choose.${method.kind}`)}
      </Button>
    </div>
  ) : (
    <p className="mt-2 text-label text-ink-2">
      {t('choose.other', { currency: method.kind === 'wallet' ? method.currency : '' })}
    </p>
  );
};

const AddLink = ({
  kind,
  paths,
  isFirst,
}: Pick<PayoutMethodsProps, 'kind' | 'paths'> & {
  /** True for the main action. */
  readonly isFirst: boolean;
}) => {
  const { t } = useTranslation('payout');
  return (
    <ButtonLink block to={paths[kind]} tone={isFirst ? 'primary' : 'secondary'}>
      {t(`add.${kind}`)}
    </ButtonLink>
  );
};

const Nothing = ({ paths }: Pick<PayoutMethodsProps, 'paths'>) => {
  const { t } = useTranslation('payout');
  return (
    <EmptyState
      icon={<WalletIcon size={EMPTY_ICON} />}
      text={t('empty.all')}
      action={
        <div className="flex flex-col gap-3">
          <AddLink kind="wallet" paths={paths} isFirst />
          <AddLink kind="bank" paths={paths} isFirst={false} />
        </div>
      }
    />
  );
};

const List = (props: PayoutMethodsProps & { readonly methods: readonly PayoutMethod[] }) => {
  const { t } = useTranslation('payout');
  const { kind, paths, choice } = props;
  const own = props.methods.filter((method) => method.kind === kind);
  // What can be chosen comes first.
  const rank = (method: PayoutMethod): number =>
    choice === undefined || fits(method, choice) ? 0 : 1;
  const methods = own.toSorted((a, b) => rank(a) - rank(b));
  return methods.length === 0 ? (
    <EmptyState
      icon={kind === 'bank' ? <BankIcon size={EMPTY_ICON} /> : <WalletIcon size={EMPTY_ICON} />}
      text={t(`empty.${kind}`)}
      action={<AddLink kind={kind} paths={paths} isFirst />}
    />
  ) : (
    <div className="mt-4 flex flex-col gap-4">
      <ul className="flex flex-col gap-4">
        {methods.map((method) => (
          <MethodCard
            key={method.id}
            method={method}
            choose={choice && <ChooseButton method={method} choice={choice} />}
          />
        ))}
      </ul>
      <AddLink kind={kind} paths={paths} isFirst={choice === undefined} />
    </div>
  );
};

/** The user's addresses and bank cards, a tab for each kind. */
export const PayoutMethods = (props: PayoutMethodsProps) => {
  const { t } = useTranslation(['payout', 'app']);
  const of = usePayoutMethods();
  return (
    <LoadableView
      of={of}
      texts={{ failed: t('failed'), retry: t('app:retry') }}
      skeleton={<LoadingCards />}
      empty={{
        isEmpty: (methods) => methods.length === 0,
        content: <Nothing paths={props.paths} />,
      }}
    >
      {(methods) => (
        <Tabs
          fill
          label={t('title')}
          value={props.kind}
          onChange={props.onKind}
          items={KINDS.map((value) => ({
            value,
            label: t(`tab.${value}`),
            count: methods.filter((method) => method.kind === value).length,
          }))}
        >
          <List {...props} methods={methods} />
        </Tabs>
      )}
    </LoadableView>
  );
};
