import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { Button, ButtonLink, Card, Checkbox } from '@/ui';
import type { Channel } from '../channel';
import type { TopUpForm } from '../draft';
import { Copyable } from './copyable';
import { Warning } from './warning';

/** A step of its own: the memo or reference without which a payment is lost. */
export const MemoStep = (props: {
  readonly channel: Channel;
  readonly form: TopUpForm;
  readonly onNext: () => void;
}) => {
  const { t } = useTranslation('topUp');
  const { channel, onNext } = props;
  const { draft, setDraft } = props.form;
  const { kind, memo } = channel;
  if (memo === undefined)
    return (
      <Card title={t(`memo.${kind}Title`)}>
        <div className="flex flex-col gap-4">
          <Warning>{t('memo.missing')}</Warning>
          <ButtonLink block to={SCREENS.customerService}>
            {t('next.service')}
          </ButtonLink>
        </div>
      </Card>
    );
  return (
    <Card title={t(`memo.${kind}Title`)}>
      <div className="flex flex-col gap-4">
        <Warning>{t(`memo.${kind}Warning`)}</Warning>
        <Copyable label={t(`memo.${kind}`)} value={memo} />
        <p className="-mt-3 text-label text-ink-2">{t(`memo.${kind}Where`)}</p>
        <Checkbox
          label={t(`memo.${kind}Noted`)}
          checked={draft.isMemoNoted}
          onChange={(isMemoNoted) => setDraft({ ...draft, isMemoNoted })}
        />
        <Button block disabled={!draft.isMemoNoted} onClick={onNext}>
          {t('memo.next')}
        </Button>
      </div>
    </Card>
  );
};
