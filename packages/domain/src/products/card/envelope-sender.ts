/** What fits on the back of the smallest envelope in a hand that can be read. */
export const ENVELOPE_SENDER = { lines: 5, letters: 40 } as const

/** What was typed, line by line: without blank lines, control signs and spaces around. */
export const parseSenderLines = (typed: string): string[] =>
  typed
    .split(/\r\n|\r|\n/)
    .map(line =>
      line
        .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(line => line !== '')

/** Lines that were kept, as far as they can be printed. */
export const sanitiseStoredSender = (value: unknown): string[] =>
  Array.isArray(value)
    ? parseSenderLines(value.map(String).join('\n'))
        .slice(0, ENVELOPE_SENDER.lines)
        .map(line => line.slice(0, ENVELOPE_SENDER.letters))
    : []
