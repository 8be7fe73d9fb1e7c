import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { command } from './command.ts'
import type { Findings } from './files.ts'
import { pool } from './pool.ts'
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
  const found = await pool(2, files, file =>
    command(root, 'tsc', ['--pretty', 'false', '--singleThreaded', '-p', file]),
  )
  return { errors: found.flatMap(({ errors }) => errors), warnings: [] }
}

/** Projects that may be one program, the largest programs first; one that stands alone would change what others see. */
export function groupProjects(
  projects: readonly Project[],
  standsAlone: (project: Project) => boolean,
): Project[][] {
  const groups = Map.groupBy(projects, project =>
    isOdd(project) || standsAlone(project) ? project.file : JSON.stringify(sorted(project.compilerOptions)),
  )
  return [...groups.values()].toSorted((a, b) => b.length - a.length)
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
  const inAll = (key: 'include' | 'exclude') =>
    projects.flatMap(project => project[key].map(glob => `${TO_ROOT}${dirname(project.file)}/${glob}`))
  const program = {
    extends: `${TO_ROOT}tsconfig.base.json`,
    compilerOptions: first.compilerOptions,
    include: inAll('include'),
    exclude: inAll('exclude'),
  }
  writeFileSync(join(root, path), JSON.stringify(program, null, 2))
  return path
}
