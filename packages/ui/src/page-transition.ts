/**
 * Stands in every page's head before its style sheets: pages fade into each other where browser and visitor like it. A browser
 * decides by the sheets that have arrived, and calls the fade an error where the one with this rule is not the first.
 */
export const PAGE_TRANSITION =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'
