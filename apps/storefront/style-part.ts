/**
 * A piece of a style sheet: text that every page needs; what only pages need that have all classes of one of its selectors; or
 * pieces within an at-rule.
 */
export type StylePart = string | [selectors: string[][], css: string] | { at: string; parts: StylePart[] }

/** By the address of a sheet; beside the manifest, which browsers are not told either. */
export const STYLE_PARTS_FILE = '.vite/style-parts.json'
