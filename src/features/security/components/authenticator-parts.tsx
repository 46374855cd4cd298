import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { takeFocus } from '@/lib/take-focus';
import { Card, CopyField } from '@/ui';
import { QrCode } from '@/ui/figures/qr-code';
import { CheckCircleFillIcon } from '@/ui/icons';
import type { AuthenticatorKey } from '../queries';

/** A key is read, compared and typed in groups of four. */
const GROUP = /.{1,4}/gu;

/** What an authenticator protects, once it is set. */
export const Enabled = (props: {
  /** True if it was set just now: the heading takes the focus of the form that is gone. */
  readonly isNew: boolean;
  readonly serviceLink: ReactNode;
}) => {
  const { t } = useTranslation('security');
  return (
    <Card>
      <div className="flex items-center gap-3">
        <CheckCircleFillIcon aria-hidden="true" size={28} className="shrink-0 text-green" />
        <h2
          ref={props.isNew ? takeFocus : undefined}
          tabIndex={-1}
          className="scroll-mt-32 text-row outline-none"
        >
          {t('authenticator.on')}
        </h2>
      </div>
      <p className="mt-3 text-body text-ink-2">{t('authenticator.protects')}</p>
      <p className="mt-2 mb-4 text-body text-ink-2">{t('authenticator.lost')}</p>
      {props.serviceLink}
    </Card>
  );
};

/** The key for the app. It is shown until it is confirmed, and stored nowhere. */
export const Key = ({ secret, uri }: AuthenticatorKey) => {
  const { t } = useTranslation('security');
  return (
    <Card
      title={
        // Of the button that led here and is gone.
        <span ref={takeFocus} tabIndex={-1} className="scroll-mt-32 outline-none">
          {t('authenticator.addKey')}
        </span>
      }
    >
      <p className="text-body text-ink-2">{t('authenticator.scan')}</p>
      <div className="my-4 flex justify-center">
        <QrCode value={uri} label={t('authenticator.qr')} />
      </div>
      <CopyField
        label={t('authenticator.key')}
        value={secret}
        shown={(secret.match(GROUP) ?? []).join(' ')}
        copyLabel={t('authenticator.copy')}
        copiedText={t('authenticator.copied')}
        failedText={t('authenticator.notCopied')}
      />
      <p className="rounded-field bg-warn-soft px-3 py-2.5 text-label text-warn">
        {t('authenticator.once')}
      </p>
    </Card>
  );
};
