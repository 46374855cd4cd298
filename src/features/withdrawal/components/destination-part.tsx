import { useTranslation } from 'react-i18next';
import { shortAddress } from '@/domain/account/short-address';
import { ButtonLink, RadioList, type RadioOption } from '@/ui';
import type { WithdrawalDraft } from '../draft';
import { destinationsFor } from '../form';
import type { Destination, Terms } from '../model';
import type { WithdrawalRecord } from '../record';

/** What distinguishes a saved destination from the others: label, network, short address, memo. */
const useOptionOf = () => {
  const { t } = useTranslation('withdrawal');
  return (destination: Destination): RadioOption<string> => {
    const { id, label, address } = destination;
    const isWallet = destination.kind === 'wallet';
    const memo = isWallet ? destination.memo : undefined;
    return {
      value: `${id}`,
      label: <span dir="auto">{label ?? shortAddress(address)}</span>,
      detail: (
        <>
          {label !== undefined && <bdi dir="ltr">{shortAddress(address)}</bdi>}
          {memo !== undefined && (
            <span className="block wrap-anywhere">
              {`${t('memo')}: `}
              <bdi dir="ltr">{memo}</bdi>
            </span>
          )}
        </>
      ),
      trailing: isWallet ? destination.network : undefined,
    };
  };
};

/** A warning about the destination. */
export const Warning = ({ text }: { readonly text: string }) => (
  <p role="alert" className="rounded-field bg-warn-soft px-3 py-2.5 text-body text-warn">
    {text}
  </p>
);

/** Says that the server does not pay the currency to a destination. */
export const NotPaid = ({
  destination,
  terms: { currency },
}: {
  readonly destination: Destination;
  readonly terms: Terms;
}) => {
  const { t } = useTranslation('withdrawal');
  return (
    <Warning
      text={
        destination.kind === 'bank'
          ? t('notToCards', { currency })
          : t('networkClosed', { currency, network: destination.network ?? '' })
      }
    />
  );
};

/** Says that the last withdrawal to a destination failed there, and why. */
export const RefusedBefore = ({ record }: { readonly record: WithdrawalRecord }) => {
  const { t } = useTranslation('withdrawal');
  return (
    <div role="alert" className="rounded-field bg-warn-soft px-3 py-2.5 text-body text-warn">
      <p>{t('refusedBefore.title')}</p>
      {record.reason !== undefined && <p className="wrap-anywhere">{record.reason}</p>}
      <p>{t('refusedBefore.next')}</p>
    </div>
  );
};

/** The saved destinations of a currency, and the way to another one. */
export const DestinationPart = (props: {
  readonly draft: WithdrawalDraft;
  readonly chosenId: number | undefined;
  readonly destinations: readonly Destination[];
  readonly terms: Terms;
  /** True if the server lists no addresses: one is entered for each withdrawal. */
  readonly isEntered: boolean;
  readonly error: string | undefined;
  readonly onChoose: (destination: Destination) => void;
  /** The screen that saves another one, and leads back. */
  readonly addPath: string;
}) => {
  const { t } = useTranslation('withdrawal');
  const { draft, chosenId, terms, isEntered, error } = props;
  const optionOf = useOptionOf();
  const own = destinationsFor(props.destinations, draft.kind, terms.currencyId);
  const isUnpaid = draft.kind === 'bank' && terms.bank === undefined;
  if (isUnpaid) return <Warning text={t('notToCards', { currency: terms.currency })} />;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-label text-ink-2">{t('destination')}</h2>
      {own.length === 0 ? (
        <p className="text-body">
          {t(isEntered ? 'enter.why' : `noneSaved.${draft.kind}`, { currency: terms.currency })}
        </p>
      ) : (
        <RadioList
          label={t('destination')}
          value={chosenId === undefined ? undefined : `${chosenId}`}
          options={own.map(optionOf)}
          onChange={(value) => {
            const chosen = own.find(({ id }) => `${id}` === value);
            if (chosen !== undefined) props.onChoose(chosen);
          }}
        />
      )}
      {error !== undefined && (
        <p role="alert" className="text-label text-red">
          {error}
        </p>
      )}
      <ButtonLink
        block
        size="medium"
        tone={own.length === 0 ? 'primary' : 'ghost'}
        to={props.addPath}
      >
        {t(isEntered ? 'enter.action' : `add.${draft.kind}`)}
      </ButtonLink>
    </section>
  );
};
