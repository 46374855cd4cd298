const FEATURE = 'prefers-reduced-motion';
const NAMED = new RegExp(FEATURE, 'u');

/** The original condition of each motion rule. */
const ORIGINALS = new WeakMap<CSSMediaRule, string>();

const ask = window.matchMedia.bind(window);
const hooks = new Set<() => void>();
let isReduced = false;

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
      yield* mediaRules(rule.cssRules);
  }
}

const alter = (rule: CSSMediaRule): void => {
  const original = ORIGINALS.get(rule) ?? rule.media.mediaText;
  if (!NAMED.test(original)) return;
  ORIGINALS.set(rule, original);
  const holds = /no-preference/u.test(original) ? 'not all' : 'all';
  rule.media.mediaText = isReduced ? holds : original;
};

/** Answers the reduced-motion query; all other queries go to the browser. */
window.matchMedia = (query) => {
  const list = ask(query);
  if (!NAMED.test(query)) return list;
  const own = list.addEventListener.bind(list);
  Object.defineProperty(list, 'matches', { get: () => isReduced || ask(query).matches });
  Object.defineProperty(list, 'addEventListener', {
    value: (type: string, listener: () => void) => {
      hooks.add(listener);
      own(type, listener);
    },
  });
  return list;
};

/**
 * Emulates the device's reduced-motion setting in this page. No script can set it, so the conditions in style sheets
 * are rewritten and `matchMedia` is patched. `false` restores the device's setting.
 */
export const reduceMotion = (reduced: boolean): void => {
  // Any assignment to a condition makes the browser style the whole page again.
  if (!reduced && !isReduced) return;
  isReduced = reduced;
  for (const sheet of document.styleSheets)
    for (const rule of mediaRules(sheet.cssRules)) alter(rule);
  for (const tell of hooks) tell();
};
