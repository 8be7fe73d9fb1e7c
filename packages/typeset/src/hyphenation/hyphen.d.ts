declare module 'hyphen' {
  interface Options {
    hyphenChar?: string
    minWordLength?: number
  }
  export default function createHyphenator(patterns: unknown, options?: Options): (text: string) => string
}
declare module 'hyphen/patterns/*' {
  const patterns: unknown
  export default patterns
}
