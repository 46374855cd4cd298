import { useState, type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button, Checkbox, Sheet } from '@/ui';

const DOCUMENTS = {
  terms: {
    title: 'terms.title',
    points: [
      'terms.account',
      'terms.risk',
      'terms.orders',
      'terms.identity',
      'terms.standing',
      'terms.play',
    ],
  },
  notice: {
    title: 'notice.title',
    points: ['notice.countries', 'notice.invite', 'notice.code', 'notice.password'],
  },
} as const;

type LegalDocument = keyof typeof DOCUMENTS;

const DocumentLink = (props: { readonly onClick: () => void; readonly children?: ReactNode }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={props.onClick}
    className="rounded-small font-semibold text-ink underline underline-offset-2"
  >
    {props.children}
  </button>
);

/** Shows the user agreement (`terms`) or the registration notice (`notice`). */
export const LegalDocumentSheet = (props: {
  readonly document: LegalDocument;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['auth', 'app']);
  const { title, points } = DOCUMENTS[props.document];
  const countries = t('app:welcome.countries');
  return (
    <Sheet
      open={props.isOpen}
      onOpenChange={props.onClose}
      title={t(title)}
      closeLabel={t('app:close')}
      footer={
        <Button block tone="secondary" onClick={props.onClose}>
          {t('paperRead')}
        </Button>
      }
    >
      <ul className="flex list-disc flex-col gap-3 pl-5 text-body text-ink-2 marker:text-ink-3">
        {points.map((point) => (
          <li key={point}>{t(point, { countries })}</li>
        ))}
      </ul>
    </Sheet>
  );
};

/** A sentence with links to the user agreement and the registration notice, and the sheet in which they open. */
const useAgreement = (i18nKey: 'agree' | 'agreeByWallet') => {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState<LegalDocument>('terms');
  const [isOpen, setOpen] = useState(false);
  const show = (next: LegalDocument): void => {
    setShown(next);
    setOpen(true);
  };
  return {
    text: (
      <Trans
        t={t}
        i18nKey={i18nKey}
        components={{
          terms: <DocumentLink onClick={() => show('terms')} />,
          notice: <DocumentLink onClick={() => show('notice')} />,
        }}
      />
    ),
    sheet: <LegalDocumentSheet document={shown} isOpen={isOpen} onClose={() => setOpen(false)} />,
  };
};

/** The consent checkbox, with links to the user agreement and the registration notice. */
export const AgreementField = (props: {
  readonly agreed: boolean;
  readonly error: string | undefined;
  readonly onChange: (agreed: boolean) => void;
}) => {
  const { text, sheet } = useAgreement('agree');
  return (
    <>
      <Checkbox
        name="agreed"
        checked={props.agreed}
        onChange={props.onChange}
        error={props.error}
        label={text}
      />
      {sheet}
    </>
  );
};

/** What a log-in by wallet agrees to: it creates the account of a new address without a form. */
export const WalletAgreement = () => {
  const { text, sheet } = useAgreement('agreeByWallet');
  return (
    <>
      <p>{text}</p>
      {sheet}
    </>
  );
};
