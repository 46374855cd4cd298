import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BRAND } from '@/brand';
import { SCREENS } from '@/domain/screens/screens';
import type { WebAddress } from '@/domain/web/web-address';
import { judgeWebAddress } from '@/domain/web/web-hosts';
import { webHosts } from '@/lib/web-hosts';
import { Button, buttonClass, ButtonLink } from '@/ui';
import { ArrowSquareOutIcon, ShieldWarningIcon, WarningCircleIcon } from '@/ui/icons';

/** A host, whose last two names say whose it is: those before them can be anything. */
const Host = ({ children }: { readonly children: string }) => {
  const names = children.split('.');
  const owner = names.slice(-2).join('.');
  return (
    <bdi dir="ltr" className="max-w-full text-row wrap-anywhere text-ink">
      <span className="font-medium text-ink-3">{children.slice(0, -owner.length)}</span>
      {owner}
    </bdi>
  );
};

/** What happened to a link: a mark, a heading, the host that it names, and why. */
const Statement = (props: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly host?: string | undefined;
  readonly children: ReactNode;
}) => (
  <section className="flex flex-col items-center gap-3 rounded-card bg-surface px-4 py-8 text-center">
    <span aria-hidden="true">{props.icon}</span>
    <h2 className="text-title text-balance">{props.title}</h2>
    {props.host !== undefined && <Host>{props.host}</Host>}
    {props.children}
  </section>
);

const Text = ({ children }: { readonly children: ReactNode }) => (
  <p className="max-w-80 text-body text-balance text-ink-2">{children}</p>
);

interface ViewProps {
  readonly onBack: () => void;
}

const GoBack = ({ onBack }: ViewProps) => {
  const { t } = useTranslation('webView');
  return (
    <Button block tone="secondary" onClick={onBack}>
      {t('back')}
    </Button>
  );
};

/** An address that may be opened: in a new window that cannot reach this one, and by a tap alone. */
const Leave = ({ address, onBack }: ViewProps & { readonly address: WebAddress }) => {
  const { t } = useTranslation('webView');
  const { url, host, isMadeUp } = address;
  return (
    <>
      <Statement
        icon={<ArrowSquareOutIcon size={40} className="text-ink-2" />}
        title={t('open.title', { brand: BRAND.name })}
        host={host}
      >
        <Text>{t(isMadeUp ? 'open.madeUp' : 'open.text', { brand: BRAND.name })}</Text>
      </Statement>
      <section className="rounded-card bg-surface p-4">
        <h3 className="text-label text-ink-2">{t('open.address')}</h3>
        <bdi dir="ltr" className="mt-1 block text-body wrap-anywhere select-all">
          {url}
        </bdi>
      </section>
      <div className="flex flex-col gap-3">
        {!isMadeUp && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${t('open.action', { host })}. ${t('open.newWindow')}`}
            className={buttonClass({ block: true })}
          >
            <span className="min-w-0 wrap-anywhere">{t('open.action', { host })}</span>
            <ArrowSquareOutIcon aria-hidden="true" size={20} className="shrink-0" />
          </a>
        )}
        <GoBack onBack={onBack} />
      </div>
    </>
  );
};

/** An address that is not opened, and who can say more about it. */
const Refused = (
  props: ViewProps & {
    readonly reason: 'foreign' | 'insecure' | 'unreadable';
    readonly host: string | undefined;
  },
) => {
  const { t } = useTranslation('webView');
  const { reason, host, onBack } = props;
  const Icon = reason === 'unreadable' ? WarningCircleIcon : ShieldWarningIcon;
  return (
    <>
      <Statement
        icon={<Icon size={40} className="text-warn" />}
        title={t(`${reason}.title`, { brand: BRAND.name })}
        host={host}
      >
        <Text>{t(`${reason}.text`)}</Text>
      </Statement>
      <div className="flex flex-col gap-3">
        <Button block onClick={onBack}>
          {t('back')}
        </Button>
        <ButtonLink block tone="secondary" to={SCREENS.customerService}>
          {t('service')}
        </ButtonLink>
      </div>
    </>
  );
};

/** Names the host of an address before it is opened; one that may not be opened is refused, with the reason. */
export const WebView = ({ url, onBack }: ViewProps & { readonly url: string | null }) => {
  const verdict = judgeWebAddress(url, webHosts());
  if (verdict.kind === 'open') return <Leave address={verdict.address} onBack={onBack} />;
  const host = verdict.kind === 'unreadable' ? undefined : verdict.host;
  return <Refused reason={verdict.kind} host={host} onBack={onBack} />;
};
