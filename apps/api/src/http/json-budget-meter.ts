/** What a JSON body may hold at most. Beyond this it is refused before anything of it is parsed. */
export interface JsonBudget {
  bytes: number
  /** Numbers, texts, lists, objects and the like, in the whole tree; the name of a member counts too. */
  values: number
  /** Values in one list, members of one object. */
  width: number
  /** Lists and objects inside each other. */
  depth: number
}

export interface JsonBudgetMeter {
  /** Looks at the next piece; `false` as soon as the budget is spent. */
  take(piece: Uint8Array): boolean
  /** Some text was written with a backslash: only such a one can hold what no database takes. */
  readonly hasEscapes: boolean
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Counts what a JSON text holds while it arrives, piece by piece, in one walk over its bytes that copies nothing. It does
 * not check the syntax: what is no JSON is counted somehow and refused by the parser.
 */
export function createJsonMeter({ values, width, depth }: Omit<JsonBudget, 'bytes'>): JsonBudgetMeter {
  /** How many came so far in each of the lists and objects that are open. */
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
