/** Limits of the text on the back of the smallest envelope, in a legible handwriting font. */
export const ENVELOPE_SENDER = { lines: 5, letters: 40 } as const

/** Splits the input into lines, without blank lines, control characters and surrounding spaces. */
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

/** The stored sender lines that can be printed. */
export const sanitiseStoredSender = (value: unknown): string[] =>
  Array.isArray(value)
    ? parseSenderLines(value.map(String).join('\n'))
        .slice(0, ENVELOPE_SENDER.lines)
        .map(line => line.slice(0, ENVELOPE_SENDER.letters))
    : []
