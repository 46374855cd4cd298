import type { SettledOrder } from '../order';
import { useResultText } from './result-text';

/** Announces each result once. It exists before its content: only changes are announced. */
export const ResultAnnouncement = ({ results }: { readonly results: readonly SettledOrder[] }) => {
  const resultText = useResultText();
  return (
    <div role="status" className="sr-only">
      {results.map((order) => (
        <p key={order.id}>{`${order.symbol} · ${resultText(order)}`}</p>
      ))}
    </div>
  );
};
