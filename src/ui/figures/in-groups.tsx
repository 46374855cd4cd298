const GROUP = /.{1,4}/gu;

/**
 * Text in groups of four, to be compared character by character. The gaps are no characters: what is selected and copied by
 * hand is the text alone. For the `shown` of a `CopyField`.
 */
export const InGroups = ({ text }: { readonly text: string }) => (
  <>
    {(text.match(GROUP) ?? []).map((group, index) => (
      <span key={index} className="mr-[0.5em] inline-block last:mr-0">
        {group}
      </span>
    ))}
  </>
);
