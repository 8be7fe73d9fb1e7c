import { run, withPinnedCommands } from '../bootstrap/run.mjs'
import type { Findings } from './files.ts'

/**
 * Checks run at a low priority, as tests and builds take precedence: they get a tenth of another process's share. With
 * the idle priority they would not end on a busy machine.
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
