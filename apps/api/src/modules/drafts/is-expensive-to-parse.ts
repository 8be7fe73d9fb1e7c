/** A document of this many values is parsed in about 10 ms; a character counts as a sixteenth of a value. */
const FEW = 6000

/** Whether parsing a value takes long enough to delay other requests. Stops counting once the limit is exceeded. */
export function isExpensiveToParse(value: unknown): boolean {
  const left = [value]
  let seen = 0
  while (left.length > 0) {
    const one = left.pop()
    seen += typeof one === 'string' ? 1 + one.length / 16 : 1
    if (seen > FEW) return true
    if (typeof one !== 'object' || one === null) continue
    for (const member of Object.values(one)) {
      left.push(member)
      if (left.length > FEW) return true
    }
  }
  return false
}
