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

/** A folder of the cache, from which paths into the repository begin with so many steps up. */
const PROGRAMS = '.cache/types'
const TO_ROOT = '../../'

/**
 * Projects compiled with another one, which knows more types than they do, but none that they could use unseen: what these share with
 * it is half of what each compiler has to do.
 */
const GOES_WITH: Readonly<Record<string, string>> = {
  // Of React Router, which boundaries keep from both.
  'apps/designer/tsconfig.json': 'apps/storefront/tsconfig.json',
  // Of the bundler too, whose words a habit keeps from packages.
  'packages/mockups/tsconfig.json': 'apps/storefront/tsconfig.json',
  // Of JavaScript, of which these tests import none.
  'packages/designs/tsconfig.test.json': 'tools/tsconfig.json',
  'packages/typeset/tsconfig.test.json': 'tools/tsconfig.json',
  // It declares the library that its tests start, and nothing else.
  'packages/storage/tsconfig.json': 'apps/api/tsconfig.json',
}

/**
 * Compiles every workspace, and the tests of those that compile without the types of Node. Workspaces with the same
 * compiler options are one program: their sources import each other, and each would be compiled with all of the others.
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
  // Several threads of one compiler check much of the same twice.
  const found = await mapConcurrently(2, files, file =>
    command(root, 'tsc', ['--pretty', 'false', '--singleThreaded', '-p', file]),
  )
  return { errors: found.flatMap(({ errors }) => errors), warnings: [] }
}

/**
 * Projects that may be one program, the largest programs first, each led by the one whose options it has; one that stands alone would
 * change what others see.
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

/** Paths in options, and includes outside the folder, are understood from the folder of the file only. */
const isOdd = ({ compilerOptions, include }: Project) =>
  'rootDirs' in compilerOptions || include.some(path => path.startsWith('..'))

function sorted(options: Record<string, unknown>) {
  return Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** The settings of one file with those it extends inside its own folder. */
function readProject(root: string, file: string): Project {
  const read = JSON.parse(readFileSync(join(root, file), 'utf8'))
  const { extends: base, compilerOptions = {}, include = [], exclude = [] } = read
  if (!base.startsWith('./')) return { file, compilerOptions, include, exclude }
  const below = readProject(root, join(dirname(file), base))
  return { file, compilerOptions: { ...below.compilerOptions, ...compilerOptions }, include, exclude }
}

/** A declaration file that nobody imports says what exists for all files of a program. */
function declaresGlobals(root: string, { file, exclude }: Project): boolean {
  const names = readdirSync(join(root, dirname(file), 'src'))
  return names.some(name => name.endsWith('.d.ts') && !exclude.includes(`src/${name}`))
}

/** The path of a file that compiles all of the projects. */
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
