/**
 * Precedes the style sheets in every page's head: cross-fades between pages where browser and visitor allow it. The
 * browser decides by the sheets loaded so far, and reports an error for the transition where the first sheet lacks this
 * rule.
 */
export const PAGE_TRANSITION =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'
