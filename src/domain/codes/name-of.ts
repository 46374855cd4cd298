/** The name that a table gives a code. The compiler refuses codes that are not in the table; any other is a `RangeError`. */
export const nameOf = <Table extends Readonly<Record<string, number>>>(
  table: Table,
  code: Table[keyof Table],
): Extract<keyof Table, string> => {
  for (const name in table) if (table[name] === code) return name;
  throw new RangeError(`no name for the code ${code}`);
};
