/** Why a change of limits failed; nothing without a `text`. */
export const ChangeProblem = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p role="alert" className="mt-2 text-red">
      {text}
    </p>
  );
