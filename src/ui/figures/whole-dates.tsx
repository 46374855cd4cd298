const DATE = /(\d{4}-\d{2}-\d{2})/u;

/** Text whose dates, `YYYY-MM-DD`, stay on one line: browsers break them at their hyphens. */
export const WholeDates = ({ text }: { readonly text: string }) =>
  text.split(DATE).map((part, index) =>
    DATE.test(part) ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
