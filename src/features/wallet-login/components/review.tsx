import { useTranslation } from 'react-i18next';
import { Button, DetailList } from '@/ui';
import type { WalletNotice } from '../notices';
import type { TextStep } from '../use-wallet-login';
import { NoticeBox } from './notice-box';
import { Address, SignedText } from './signed-text';
import { StepHeading } from './step-heading';

const POINTS = ['review.proves', 'review.free', 'review.once'] as const;

/** What the wallet said of this very text, and so belongs to the button. Of any other the text is new, and comes first. */
const AT_BUTTON: readonly WalletNotice['kind'][] = ['refused', 'pending', 'unsupported', 'failed'];

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
  const { at, wallet, text, notice } = step;
  const name = wallet.name ?? t('legacy');
  const isAtButton = notice !== undefined && AT_BUTTON.includes(notice.kind);
  return (
    <>
      <StepHeading>{t('review.title')}</StepHeading>
      <NoticeBox notice={isAtButton ? undefined : notice} canSignAgain />
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
        <figcaption className="mb-2 text-label text-ink-2">{t('review.message')}</figcaption>
        <SignedText text={text.message} />
      </figure>
      <NoticeBox notice={isAtButton ? notice : undefined} />
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
