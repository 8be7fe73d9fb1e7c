import { run, withPinnedCommands } from '../bootstrap/run.mjs'
import type { Findings } from './files.ts'

/**
 * Nobody waits for a check while tests or builds want the processor: it takes what they leave, and a tenth of what one of them gets.
 * With nothing but the rest it would not end on a machine that others keep busy.
 */
const NICENESS = '10'

/** Runs an installed command; its whole output is the finding when it fails. */
export async function command(
  root: string,
  program: string,
  args: readonly string[],
  folder = root,
): Promise<Findings> {
  try {
    const env = withPinnedCommands(root, { NO_COLOR: '1', FORCE_COLOR: undefined })
    await run('nice', ['-n', NICENESS, program, ...args], {
      cwd: folder,
      env,
      what: `${program} ${args.join(' ')}`,
    })
    return { errors: [], warnings: [] }
  } catch (error) {
    return { errors: [error instanceof Error ? error.message : String(error)], warnings: [] }
  }
}
