const SEEDS = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b] as const
const PRIME = 0x01000193
// Of long contents a sample of bytes distinguishes two files as well.
const SAMPLES = 4096

/**
 * Creates a file id of 32 hex digits from the content alone: same input, same id. Content is added in parts that need
 * not be stored.
 */
export function createFileId() {
  let [a, b, c, d]: [number, number, number, number] = [...SEEDS]
  // FNV-1a from four seeds in one pass: a page full of text has tens of millions of characters.
  const mix = (code: number): void => {
    a = Math.imul(a ^ code, PRIME)
    b = Math.imul(b ^ code, PRIME)
    c = Math.imul(c ^ code, PRIME)
    d = Math.imul(d ^ code, PRIME)
  }
  return {
    add: (part: string | Uint8Array): void => {
      mix(part.length)
      if (typeof part === 'string') {
        for (let index = 0; index < part.length; index++) mix(part.charCodeAt(index))
        return
      }
      const step = Math.max(1, Math.floor(part.length / SAMPLES))
      for (let index = 0; index < part.length; index += step) mix(part[index] ?? 0)
    },
    id: (): string => [a, b, c, d].map(value => (value >>> 0).toString(16).padStart(8, '0')).join(''),
  }
}
