import { BRAND } from '@/brand';
import { TABS } from '@/domain/screens/screens';
import { Dock, Skeleton, SkeletonRows } from '@/ui';
import { ArrowLeftIcon } from '@/ui/icons';
import { TAB_ICONS } from './tab-icons';

/** The words that greet a visitor on Home, in one language. */
interface FirstWords {
  /** Language tag. */
  readonly lang: string;
  readonly title: string;
  readonly text: string;
}

/** What a label of the dock takes, without its words: they are in the files of each language. */
const NO_LABEL = '\u00A0';

const items = TABS.map((tab) => {
  const Icon = TAB_ICONS[tab];
  return { id: tab, label: NO_LABEL, icon: <Icon size={24} />, link: <span /> };
});

const Header = () => (
  <div className="safe-top gutter">
    <div className="flex min-h-14 items-center gap-x-2.5 not-in-[[data-frame=home]]:hidden">
      <img src={`${import.meta.env.BASE_URL}${BRAND.logo}`} alt="" width={30} height={30} />
      <span className="text-row">{BRAND.name}</span>
    </div>
    {/* Where Back of the page header will be. */}
    <div className="flex min-h-14 items-center not-in-[[data-frame=page]]:hidden">
      <span className="-ml-3 grid size-11 place-items-center">
        <ArrowLeftIcon size={24} />
      </span>
    </div>
  </div>
);

/** Shows the words in the language that boot.js has put on the root. */
const rulesOf = (words: readonly FirstWords[]): string => {
  const chosen = words.map(({ lang }) => `[lang=${lang}] .words[lang=${lang}]`);
  return `.words{display:none}${chosen.join()}{display:block}`;
};

/** The largest text that a visitor sees on Home, in the place that the app gives it. */
const Welcome = ({ words }: { readonly words: readonly FirstWords[] }) => (
  <div className="-my-1 not-in-[[data-frame=home][data-visitor]]:hidden">
    <style>{rulesOf(words)}</style>
    {words.map(({ lang, title, text }) => (
      <div key={lang} lang={lang} className="words">
        <p className="max-w-80 text-screen text-balance">{title}</p>
        <p className="mt-2 max-w-80 text-body text-ink-2">{text}</p>
      </div>
    ))}
  </div>
);

/**
 * The first paint, before any script has run: part of `index.html`, made by the build (scripts/first-paint.ts). React's
 * first render takes its place. `public/boot.js` says on the root, in `data-frame`, whether the address is Home, another
 * tab or any other screen, and in `data-visitor` that nobody is signed in.
 */
export const StaticFrame = ({ words }: { readonly words: readonly FirstWords[] }) => (
  <div aria-hidden="true">
    <div className="page-column above-dock">
      <Header />
      <div className="gutter flex flex-col gap-5 pt-6">
        <Welcome words={words} />
        <Skeleton className="h-28 w-full rounded-card" />
        <SkeletonRows rows={6} />
      </div>
    </div>
    <div className="in-[[data-frame=page]]:hidden">
      <Dock label="" items={items} current={undefined} />
    </div>
  </div>
);
