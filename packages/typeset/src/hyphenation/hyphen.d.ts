declare module 'hyphen' {
  interface Options {
    hyphenChar?: string
    minWordLength?: number
  }
  /** Levels, a trie of patterns, and exceptions. */
  export type Patterns = readonly [unknown, unknown, Readonly<Record<string, unknown>>]
  export default function createHyphenator(patterns: Patterns, options?: Options): (text: string) => string
}
declare module 'hyphen/patterns/*' {
  const patterns: import('hyphen').Patterns
  export default patterns
}
