import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { command } from './command.ts'
import type { Findings } from './files.ts'
import { pool } from './pool.ts'
import { readWorkspaces } from './sources.ts'

/** Compiles every workspace by itself, and the tests of those that compile without the types of Node. */
export async function checkTypes(root: string): Promise<Findings> {
  const storefront = join(root, 'apps/storefront')
  if (existsSync(join(storefront, 'react-router.config.ts'))) {
    const generated = await command(root, 'react-router', ['typegen'], storefront)
    if (generated.errors.length > 0) return generated
  }
  const projects = readWorkspaces(root)
    .flatMap(({ folder }) => [`${folder}/tsconfig.json`, `${folder}/tsconfig.test.json`])
    .filter(project => existsSync(join(root, project)))
  const found = await pool(2, projects, project => command(root, 'tsc', ['--pretty', 'false', '-p', project]))
  return { errors: found.flatMap(({ errors }) => errors), warnings: [] }
}
