import { useLoanTexts } from '../use-texts';

/** When a due day ends, in UTC and below it on this device's clock; epoch seconds. */
export const DueBy = ({ dueAt }: { readonly dueAt: number }) => {
  const [utc, local] = useLoanTexts().dueTimes(dueAt);
  return (
    <>
      {utc}
      <span className="block text-label text-ink-2">{local}</span>
    </>
  );
};
