import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { installedNode } from '../bootstrap/dependencies.mjs'
import { root } from '../bootstrap/root.mjs'
import { withPinnedCommands } from '../bootstrap/run.mjs'

const MIGRATIONS = 'packages/db/migrations'

export interface EarlierRelease {
  commit: string
  folder: string
  /** Migrations that it does not know. */
  newer: string[]
  dispose: () => void
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The last commit before the newest migration; undefined without history or where packages have changed since. */
export function lastCommitOfOlderTables(): string | undefined {
  try {
    const newest = readdirSync(join(root, MIGRATIONS))
      .filter(name => name.endsWith('.sql'))
      .sort()
      .at(-1)
    const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/${newest}`)
    const commit = added && git('rev-parse', `${added}^`)
    return commit || undefined
  } catch {
    return undefined
  }
}

/** Checks a commit out into a folder of its own and builds it, with the packages installed here. */
export function buildRelease(commit: string): EarlierRelease {
  const folder = mkdtempSync(join(tmpdir(), 'earlier-release-'))
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['x', '-C', folder], { input: archive })
  linkPackages(folder)
  execFileSync(installedNode(root), ['tools/build.ts'], {
    cwd: folder,
    env: withPinnedCommands(root),
    stdio: 'pipe',
  })
  const known = new Set(readdirSync(join(folder, MIGRATIONS)))
  return {
    commit,
    folder,
    newer: readdirSync(join(root, MIGRATIONS)).filter(name => name.endsWith('.sql') && !known.has(name)),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Links the packages installed here, except the workspaces, which are the folder's own. */
function linkPackages(folder: string): void {
  const from = join(root, 'node_modules')
  const to = join(folder, 'node_modules')
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name === '.cache') continue
    if (name === '@passepartout')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(from, name), join(to, name))
  }
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  for (const pattern of workspaces)
    for (const name of readdirSync(join(folder, dirname(pattern)))) {
      const own = join(root, dirname(pattern), name, 'node_modules')
      if (existsSync(own)) symlinkSync(own, join(folder, dirname(pattern), name, 'node_modules'))
    }
}
