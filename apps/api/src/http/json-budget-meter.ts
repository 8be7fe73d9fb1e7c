/** Limits of a JSON body. A body beyond them is refused before it is parsed. */
export interface JsonBudget {
  bytes: number
  /** Values in the whole tree: numbers, texts, lists, objects and member names. */
  values: number
  /** Maximum items of a list or members of an object. */
  width: number
  /** Maximum nesting of lists and objects. */
  depth: number
}

export interface JsonBudgetMeter {
  /** Reads the next chunk; `false` as soon as the budget is exceeded. */
  take(piece: Uint8Array): boolean
  /** Some text contains a backslash; only an escape can produce characters that the database cannot store. */
  readonly hasEscapes: boolean
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Measures a JSON text while it arrives, in one pass over its bytes without a copy. The syntax is not checked: invalid
 * JSON gets some count and is refused by the parser.
 */
export function createJsonMeter({ values, width, depth }: Omit<JsonBudget, 'bytes'>): JsonBudgetMeter {
  /** Values so far of each open list or object, by level. */
  const widths = new Uint32Array(depth + 1)
  let level = 0
  let left = values
  let isText = false
  let isEscaped = false
  let hasEscapes = false

  function take(piece: Uint8Array): boolean {
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at]
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (byte === QUOTE) isText = false
        else if (byte === BACKSLASH) isEscaped = hasEscapes = true
      } else if (byte === QUOTE) isText = true
      else if (byte === COMMA) {
        left--
        const wide = (widths[level] ?? 0) + 1
        if (wide >= width) return false
        widths[level] = wide
      } else if (byte === COLON) left--
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        left--
        if (++level > depth) return false
        widths[level] = 0
      } else if ((byte === CLOSE_LIST || byte === CLOSE_OBJECT) && level > 0) level--
    }
    return left >= 0
  }

  return {
    take,
    get hasEscapes() {
      return hasEscapes
    },
  }
}
