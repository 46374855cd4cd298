/** An address within a text, or alone. */
const ADDRESS = /(0x[0-9a-f]{40})/iu;
/** Character in the middle of an address, where it breaks if it must. */
const MIDDLE = 21;

/** An address in full. On a narrow screen it breaks into two halves. */
export const Address = ({ address }: { readonly address: string }) => (
  <bdi dir="ltr">
    {address.slice(0, MIDDLE)}
    <wbr />
    {address.slice(MIDDLE)}
  </bdi>
);

/** A text that a wallet is asked to sign, as it stands. */
export const SignedText = ({ text }: { readonly text: string }) => (
  <p
    lang="en"
    dir="ltr"
    className="rounded-field bg-sunken p-3 text-label wrap-anywhere whitespace-pre-wrap text-ink-2"
  >
    {text
      .split(ADDRESS)
      .map((part, index) => (ADDRESS.test(part) ? <Address key={index} address={part} /> : part))}
  </p>
);
