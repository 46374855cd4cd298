import type { ReactNode } from 'react';
import { ButtonLink } from '../action/button-link';

/** One thing to be settled first: what, why, and where that is done. */
export interface GateCard {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Missing if the user can only wait. */
  readonly action?: { readonly label: string; readonly to: string } | undefined;
  /** How far it is. */
  readonly progress?: ReactNode;
}

/**
 * Everything that keeps a user from what a screen is for, all at once, in the order in which it is best settled. Import by
 * path. `Gate` says the same in a line of a form.
 */
export const GateCards = ({
  label,
  cards,
}: {
  readonly label: string;
  readonly cards: readonly GateCard[];
}) => (
  <ol aria-label={label} className="flex flex-col gap-3">
    {cards.map(({ id, title, text, action, progress }, index) => (
      <li key={id} className="flex gap-3 rounded-card bg-surface p-4">
        <span
          aria-hidden="true"
          className="grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-label font-semibold text-ink-2"
        >
          {index + 1}
        </span>
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <div>
            <h2 className="text-row">{title}</h2>
            <p className="mt-1 text-body text-ink-2">{text}</p>
          </div>
          {progress}
          {action !== undefined && (
            <ButtonLink
              block
              size="medium"
              tone={index === 0 ? 'primary' : 'secondary'}
              to={action.to}
            >
              {action.label}
            </ButtonLink>
          )}
        </div>
      </li>
    ))}
  </ol>
);
