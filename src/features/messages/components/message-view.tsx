import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/domain/format/time';
import { SCREENS } from '@/domain/screens/screens';
import { useSessionUser } from '@/session/session';
import { Badge, ButtonLink, EmptyState, LoadableView, SkeletonBars } from '@/ui';
import { BellIcon } from '@/ui/icons';
import { pathOf, type Message, type MessageReference } from '../model';
import type { MessageLanguage } from '../queries';
import { useMessage } from '../use-message';
import { useAgoText } from '../use-texts';
import { MessageIcon } from './message-icon';

/** Words for what a message leads to; the orders of all products share theirs. */
const LABELS = {
  topup: 'topup',
  withdrawal: 'withdrawal',
  certification: 'certification',
  deposit: 'deposit',
  loan: 'loan',
  subscription: 'subscription',
  position: 'order',
  forex_position: 'order',
  spot_order: 'order',
  payout_method: 'payoutMethod',
  security: 'security',
} as const satisfies Record<MessageReference['kind'], string>;

/** The way to the record; to the other account first, if the record belongs to that one. */
const RecordLink = ({ message }: { readonly message: Message }) => {
  const { t } = useTranslation('notifications');
  const mode = useSessionUser()?.mode;
  const { reference } = message;
  const path = pathOf(message);
  if (reference === undefined || path === undefined) return null;
  if (reference.mode !== undefined && mode !== undefined && reference.mode !== mode)
    return (
      <>
        <p className="text-body text-ink-2">{t(`otherAccount.${reference.mode}`)}</p>
        <ButtonLink block tone="secondary" to={SCREENS.switchAccount}>
          {t('otherAccount.switch')}
        </ButtonLink>
      </>
    );
  return (
    <ButtonLink block to={path}>
      {t(`open.${LABELS[reference.kind]}`)}
    </ButtonLink>
  );
};

const Content = ({ message }: { readonly message: Message }) => {
  const { t } = useTranslation('notifications');
  const agoText = useAgoText();
  const { category, title, text, sentAt, isImportant } = message;
  return (
    <article className="flex flex-col gap-4 pt-2">
      <header className="flex items-start gap-3">
        <MessageIcon message={{ ...message, isUnread: false }} />
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="text-title wrap-anywhere">
            {title}
          </h2>
          {sentAt !== undefined && (
            <p className="mt-0.5 text-label text-ink-2 tabular-nums">
              {`${agoText(sentAt)} · ${formatDateTime(sentAt)}`}
            </p>
          )}
          <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {category !== undefined && <Badge>{t(`filter.${category}`)}</Badge>}
            {isImportant && <Badge look="warn">{t('important')}</Badge>}
          </p>
        </div>
      </header>
      {text !== '' && (
        <p dir="auto" className="text-body wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      <div className="mt-2 flex flex-col gap-3">
        <RecordLink message={message} />
        {isImportant && (
          <ButtonLink block tone="ghost" size="medium" to={SCREENS.customerService}>
            {t('service')}
          </ButtonLink>
        )}
      </div>
    </article>
  );
};

/** One message in full, with the way to its record. Opening it marks it as read. */
export const MessageView = (props: {
  readonly id: number;
  readonly language: MessageLanguage;
  /** Next step if it is not there. */
  readonly emptyAction: ReactNode;
}) => {
  const { t } = useTranslation(['notifications', 'app']);
  const { isMissing, of } = useMessage(props.id, props.language);
  if (isMissing)
    return (
      <EmptyState icon={<BellIcon size={40} />} text={t('missing')} action={props.emptyAction} />
    );
  return (
    <LoadableView
      of={of}
      texts={{ failed: t('failed'), retry: t('app:retry') }}
      skeleton={<SkeletonBars heights={['h-16', 'h-24', 'h-14']} />}
    >
      {(message) => <Content message={message} />}
    </LoadableView>
  );
};
