import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, DetailList } from '@/ui';
import type { TextStep } from '../use-wallet-login';
import { NoticeBox } from './notice-box';
import { StepHeading } from './step-heading';

const POINTS = ['review.proves', 'review.free', 'review.once'] as const;

/** Character of an address in the middle of it, where it breaks if it must. */
const MIDDLE = 21;

const Address = ({ address }: { readonly address: string }) => (
  <bdi dir="ltr">
    {address.slice(0, MIDDLE)}
    <wbr />
    {address.slice(MIDDLE)}
  </bdi>
);

/** The text to sign, with what it means, before the wallet is asked and while it is. */
export const Review = ({
  step,
  onSign,
  onCancel,
}: {
  readonly step: TextStep;
  readonly onSign: () => void;
  readonly onCancel: () => void;
}) => {
  const { t } = useTranslation(['walletLogin', 'app']);
  const caption = useId();
  const { at, wallet, text, notice } = step;
  const name = wallet.name ?? t('legacy');
  return (
    <>
      <StepHeading>{t('review.title')}</StepHeading>
      <NoticeBox notice={notice} canSignAgain />
      <div className="rounded-card bg-surface px-4 py-1">
        <DetailList
          items={[
            { label: t('review.wallet'), value: name },
            { label: t('review.address'), value: <Address address={text.address} /> },
          ]}
        />
      </div>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-body marker:text-ink-3">
        {POINTS.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
      <figure>
        <figcaption id={caption} className="mb-2 text-label text-ink-2">
          {t('review.message')}
        </figcaption>
        <p
          lang="en"
          dir="ltr"
          aria-labelledby={caption}
          className="rounded-field bg-sunken px-3 py-3 text-label wrap-anywhere whitespace-pre-wrap text-ink-2"
        >
          {text.message}
        </p>
      </figure>
      <div className="flex flex-col gap-3">
        <output className="text-label text-ink-2 empty:hidden">
          {at === 'signing' && t('review.waiting')}
          {at === 'sending' && t('review.sending')}
        </output>
        <Button block loading={at !== 'reviewing'} onClick={onSign}>
          {t('review.sign', { wallet: name })}
        </Button>
        {at !== 'sending' && (
          <Button block tone="secondary" onClick={onCancel}>
            {t('app:cancel')}
          </Button>
        )}
      </div>
    </>
  );
};
