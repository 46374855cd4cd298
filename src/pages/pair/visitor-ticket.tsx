import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loginPath } from '@/domain/screens/return-path';
import { ButtonLink } from '@/ui';
import { PracticeLink } from '../session/practice-link';

/** Shown to visitors in place of a ticket: a practice trade, or a login that leads back here. */
export const VisitorTicket = (props: {
  readonly title: string;
  readonly steps: readonly string[];
}) => {
  const { t } = useTranslation('gate');
  const { pathname, search } = useLocation();
  return (
    <section className="gutter rounded-t-sheet border-t border-line bg-surface py-6">
      <h2 className="mb-3 text-row">{props.title}</h2>
      <ol className="mb-6 flex flex-col gap-3">
        {props.steps.map((step, index) => (
          <li key={step} className="flex gap-3 text-body text-ink-2">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-label text-ink"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <div className="flex flex-col gap-3">
        <PracticeLink path={`${pathname}${search}`} />
        <ButtonLink block tone="secondary" to={loginPath(`${pathname}${search}`)}>
          {t('logIn')}
        </ButtonLink>
      </div>
    </section>
  );
};
