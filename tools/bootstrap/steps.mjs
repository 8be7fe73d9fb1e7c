/**
 * Prints one line per step: its name, its result, its seconds. The work returns a short text, or nothing. On failure
 * the line says so, the reason follows, and the error is thrown on.
 *
 * @param {string} name
 * @param {() => Promise<string | undefined | void>} work
 */
export async function step(name, work) {
  const began = performance.now()
  try {
    const words = (await work()) ?? 'done'
    write('✓', name, words, began)
  } catch (error) {
    write('✗', name, 'failed', began)
    const reason =
      error instanceof StepError ? error.message : String(/** @type {Error} */ (error)?.stack ?? error)
    process.stderr.write(`\n${reason.trimEnd()}\n\n`)
    throw error
  }
}

/**
 * Prints a line in the same form without a duration.
 *
 * @param {'✓' | '!'} mark `!` where the reader has to act
 * @param {string} name
 * @param {string} words
 */
export function note(mark, name, words) {
  write(mark, name, words, performance.now())
}

/** A failure whose message is enough for the reader: printed without a stack trace. */
export class StepError extends Error {
  /** @override */
  name = 'StepError'
}

/** @param {string} mark @param {string} name @param {string} words @param {number} began */
function write(mark, name, words, began) {
  const seconds = (performance.now() - began) / 1000
  process.stdout.write(
    `${mark} ${name.padEnd(22)} ${words}${seconds >= 0.5 ? `, ${seconds.toFixed(1)} s` : ''}\n`,
  )
}
