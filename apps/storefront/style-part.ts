/**
 * A part of a style sheet: text that every page needs; text for pages that have all classes of one of its selectors; or
 * parts within an at-rule.
 */
export type StylePart = string | [selectors: string[][], css: string] | { at: string; parts: StylePart[] }

/** Maps sheet URLs to their parts; beside the manifest, which is not served to browsers either. */
export const STYLE_PARTS_FILE = '.vite/style-parts.json'
