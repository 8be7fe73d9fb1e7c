import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { command } from './command.ts'
import type { Findings } from './files.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { readWorkspaces } from './sources.ts'

export interface Project {
  /** Path of its tsconfig below the root. */
  file: string
  compilerOptions: Record<string, unknown>
  include: string[]
  exclude: string[]
}

/** A folder of the cache, and the path from it to the repository. */
const PROGRAMS = '.cache/types'
const TO_ROOT = '../../'

/**
 * Projects compiled together with another one. That one has more types, but none that these could use unnoticed, and
 * the shared sources are half the work of each compilation.
 */
const GOES_WITH: Readonly<Record<string, string>> = {
  // It adds React Router's types, which the boundaries exclude from both.
  'apps/designer/tsconfig.json': 'apps/storefront/tsconfig.json',
  'apps/back-office/tsconfig.json': 'apps/storefront/tsconfig.json',
  // It adds the bundler's types too, whose syntax a convention excludes from packages.
  'packages/mockups/tsconfig.json': 'apps/storefront/tsconfig.json',
  // It allows JavaScript, which these tests do not import.
  'packages/designs/tsconfig.test.json': 'tools/tsconfig.json',
  'packages/typeset/tsconfig.test.json': 'tools/tsconfig.json',
  // It only declares the library that its tests start.
  'packages/storage/tsconfig.json': 'apps/api/tsconfig.json',
}

/**
 * Type-checks every workspace, and separately the tests of those compiled without Node's types. Workspaces with the
 * same compiler options are one program: their sources import each other, and would else be checked with each of the
 * others.
 */
export async function checkTypes(root: string): Promise<Findings> {
  const storefront = join(root, 'apps/storefront')
  if (existsSync(join(storefront, 'react-router.config.ts'))) {
    const generated = await command(root, 'react-router', ['typegen'], storefront)
    if (generated.errors.length > 0) return generated
  }
  const projects = readWorkspaces(root)
    .flatMap(({ folder }) => [`${folder}/tsconfig.json`, `${folder}/tsconfig.test.json`])
    .filter(file => existsSync(join(root, file)))
    .map(file => readProject(root, file))
  const programs = groupProjects(projects, project => declaresGlobals(root, project))
  mkdirSync(join(root, PROGRAMS), { recursive: true })
  const files = programs.map(program => writeProgram(root, program))
  // Several threads of one compiler check many files twice.
  const found = await mapConcurrently(2, files, file =>
    command(root, 'tsc', ['--pretty', 'false', '--singleThreaded', '-p', file]),
  )
  return { errors: found.flatMap(({ errors }) => errors), warnings: [] }
}

/**
 * Groups projects that may be one program, the largest first, each led by the project whose options it has; a project
 * that declares globals would affect the others.
 */
export function groupProjects(
  projects: readonly Project[],
  standsAlone: (project: Project) => boolean,
  goesWith: Readonly<Record<string, string>> = GOES_WITH,
): Project[][] {
  const guests = projects.filter(({ file }) => projects.some(host => host.file === goesWith[file]))
  const groups = Map.groupBy(
    projects.filter(project => !guests.includes(project)),
    project =>
      isOdd(project) || standsAlone(project) ? project.file : JSON.stringify(sorted(project.compilerOptions)),
  )
  return [...groups.values()]
    .map(group => [
      ...group,
      ...guests.filter(({ file }) => group.some(host => host.file === goesWith[file])),
    ])
    .toSorted((a, b) => b.length - a.length)
}

/** Paths in options, and includes outside the folder, are relative to the project's file. */
const isOdd = ({ compilerOptions, include }: Project) =>
  'rootDirs' in compilerOptions || include.some(path => path.startsWith('..'))

function sorted(options: Record<string, unknown>) {
  return Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** The settings of a file, merged with those it extends inside its own folder. */
function readProject(root: string, file: string): Project {
  const read = JSON.parse(readFileSync(join(root, file), 'utf8'))
  const { extends: base, compilerOptions = {}, include = [], exclude = [] } = read
  if (!base.startsWith('./')) return { file, compilerOptions, include, exclude }
  const below = readProject(root, join(dirname(file), base))
  return { file, compilerOptions: { ...below.compilerOptions, ...compilerOptions }, include, exclude }
}

/** A declaration file without imports declares globals for all files of a program. */
function declaresGlobals(root: string, { file, exclude }: Project): boolean {
  const names = readdirSync(join(root, dirname(file), 'src'))
  return names.some(name => name.endsWith('.d.ts') && !exclude.includes(`src/${name}`))
}

/** The path of a project file that compiles all of these. */
function writeProgram(root: string, projects: readonly Project[]): string {
  const [first] = projects
  if (!first || projects.length === 1) return first?.file ?? ''
  const path = `${PROGRAMS}/${dirname(first.file).replaceAll('/', '-')}.json`
  const fromHere = ({ file }: Project, paths: readonly string[]) =>
    paths.map(path => `${TO_ROOT}${dirname(file)}/${path}`)
  const inAll = (key: 'include' | 'exclude') => projects.flatMap(project => fromHere(project, project[key]))
  const { rootDirs } = first.compilerOptions
  const program = {
    extends: `${TO_ROOT}tsconfig.base.json`,
    compilerOptions: {
      ...first.compilerOptions,
      ...(Array.isArray(rootDirs) ? { rootDirs: fromHere(first, rootDirs) } : {}),
    },
    include: inAll('include'),
    exclude: inAll('exclude'),
  }
  writeFileSync(join(root, path), JSON.stringify(program, null, 2))
  return path
}
