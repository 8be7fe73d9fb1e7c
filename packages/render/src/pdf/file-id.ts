const SEEDS = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]

/** A file id of 32 hex digits that depends on nothing but the content: same input, same file. Parts need not be kept. */
export function createFileId() {
  let values = SEEDS
  return {
    add: (part: string | Uint8Array): void => {
      values = values.map(value => hash(value, part))
    },
    id: (): string => values.map(value => value.toString(16).padStart(8, '0')).join(''),
  }
}

// FNV-1a; of long pictures a sample tells two files apart just as well.
const SAMPLES = 4096

function hash(start: number, part: string | Uint8Array): number {
  let value = Math.imul(start ^ part.length, 0x01000193)
  const step = typeof part === 'string' ? 1 : Math.max(1, Math.floor(part.length / SAMPLES))
  for (let index = 0; index < part.length; index += step) {
    const code = typeof part === 'string' ? part.charCodeAt(index) : (part[index] ?? 0)
    value = Math.imul(value ^ code, 0x01000193)
  }
  return value >>> 0
}
