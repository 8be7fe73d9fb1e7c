import { basename, extname } from 'node:path'
import { isSource, isTest, type Module, type SourceFile } from './sources.ts'

const LONG = 300
const TOO_LONG = 500
/** Data, texts and generated files have no length limit. */
const DATA = /\.(data|generated)\.tsx?$|\/(data|generated|messages)\//

export interface Findings {
  errors: string[]
  warnings: string[]
}

export function checkSizes(sources: readonly SourceFile[]): Findings {
  const sized = sources
    .filter(({ path }) => !DATA.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
  const describe = ({ path, lines }: { path: string; lines: number }) => `${path} has ${lines} lines`
  return {
    errors: sized
      .filter(({ lines }) => lines > TOO_LONG)
      .map(one => `${describe(one)}; ${TOO_LONG} are the limit`),
    warnings: sized.filter(({ lines }) => lines > LONG && lines <= TOO_LONG).map(describe),
  }
}

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Catch-all folder names. */
const DRAWERS = new Set(['lib', 'utils', 'util', 'common', 'misc', 'helpers'])

/** Files and folders have kebab-case names after their contents; `name.kind.ts` has kebab-case parts. */
export function checkNames(paths: readonly string[]): string[] {
  return paths.filter(isSource).flatMap(path => {
    const folders = path.split('/').slice(0, -1)
    const drawer = folders.find(folder => DRAWERS.has(folder))
    if (drawer) return [`${path}: a folder called ${drawer} says nothing about what is in it`]
    const parts = [...folders, ...basename(path, extname(path)).split('.')]
    return parts.every(part => KEBAB.test(part)) ? [] : [`${path}: is not in kebab-case`]
  })
}

const READS_ENVIRONMENT = /^(apps\/server|tools|e2e|packages\/testing)\/|\.config\.ts$/
const LOGS = /^(tools|e2e)\/|^apps\/server\/src\/shop\.ts$/

/**
 * Files that may read a whole body: behind a limit of their own (hono's `bodyLimit`) or of the server (`receiveBody`),
 * and in the browser, where the form is the visitor's own.
 */
const READS_BODIES = new Set([
  'apps/server/src/operations/problems-page.ts',
  'apps/content/src/webhook.ts',
  'apps/flags/src/flag-service.ts',
  'apps/storefront/app/features/account/area-island.tsx',
])

/** The sender decides how long a body is: `readBody`, `readForm` and the API's routes limit it. */
export function checkBodies(modules: readonly Module[]): string[] {
  return modules
    .filter(({ path, readsWholeBody }) => readsWholeBody && /^(apps|packages)\//.test(path))
    .filter(({ path }) => !isTest(path) && !READS_BODIES.has(path))
    .map(({ path }) => `${path}: read bodies of requests by readBody or readForm, which have a bound`)
}

/** Only apps/server reads the environment, and messages go through the log. */
export function checkConventions(modules: readonly Module[]): string[] {
  return modules.flatMap(({ path, readsEnvironment, logsToConsole, asksBundler }) => [
    ...(readsEnvironment && !READS_ENVIRONMENT.test(path)
      ? [`${path}: only apps/server reads process.env`]
      : []),
    ...(logsToConsole && !LOGS.test(path) ? [`${path}: use the log instead of console.log`] : []),
    ...(asksBundler && path.startsWith('packages/') ? [`${path}: only apps ask the bundler`] : []),
  ])
}
