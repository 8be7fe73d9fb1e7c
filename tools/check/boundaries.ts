import { isBuiltin } from 'node:module'
import { matchesGlob, posix } from 'node:path'
import {
  ENCAPSULATED_FOLDERS,
  LAYERS,
  NODE_ONLY_FOLDERS,
  PURE_PACKAGES,
  RESTRICTED_PACKAGES,
  TEST_ONLY,
  WORKSPACE_PARTS,
} from './layers.ts'
import { type Import, isTest, type Module, type Workspace } from './sources.ts'

const CONFIG = /(^|\/)[a-z-]+\.config\.ts$|^apps\/storefront\/app\/routes\.ts$/
const UI_PACKAGES = /^(react|react-dom|preact|hono|sharp)(\/|$)/

/** Checks every import against the tables of layers.ts. Each problem is one sentence that begins with the file. */
export function checkBoundaries(modules: readonly Module[], workspaces: readonly Workspace[]): string[] {
  const missing = workspaces.filter(({ folder }) => !LAYERS[folder])
  const shared = workspaces.find(({ folder }) => folder === 'tools')
  return [
    ...missing.map(
      ({ folder }) => `${folder}: is not in tools/check/layers.ts; say there what it may import`,
    ),
    ...modules.flatMap(module => {
      const own = workspaces.find(({ folder }) => module.path.startsWith(`${folder}/`))
      if (!own || !LAYERS[own.folder]) return []
      return module.imports.flatMap(one => {
        const problem = one.specifier.startsWith('.')
          ? checkRelative(module, one, own)
          : checkPackage(module, one, own, workspaces, shared)
        return problem ? [`${module.path}: imports ${one.specifier}: ${problem}`] : []
      })
    }),
  ]
}

function checkRelative(module: Module, { specifier }: Import, own: Workspace): string | undefined {
  if (specifier.includes('/+types/')) return undefined
  const target = posix.join(posix.dirname(module.path), specifier.replace(/\?.*$/, ''))
  if (!target.startsWith(`${own.folder}/`)) {
    const allowed = LAYERS[own.folder]?.some(folder => target.startsWith(`${folder}/`))
    return allowed && !target.startsWith('packages/') && !target.startsWith('apps/')
      ? undefined
      : 'leaves its workspace; import the package by its name'
  }
  const from = module.path.slice(own.folder.length + 1)
  const to = target.slice(own.folder.length + 1)
  return checkParts(from, to, own.folder) ?? checkClosed(from, to, own.folder)
}

function checkParts(from: string, to: string, workspace: string): string | undefined {
  const parts = WORKSPACE_PARTS[workspace] ?? []
  const partOf = (path: string) => parts.find(part => part.files.some(glob => matchesGlob(path, glob)))
  const source = partOf(from)
  if (!source || isTest(from)) return undefined
  const target = partOf(to)
  if (target?.name === source.name || (target && source.mayImport.includes(target.name))) return undefined
  if (!target && to.endsWith('.css')) return undefined
  return `${source.name} must not import ${target?.name ?? 'what is outside every part'}`
}

function checkClosed(from: string, to: string, workspace: string): string | undefined {
  const closed = ENCAPSULATED_FOLDERS[workspace]
  if (!closed || !to.startsWith(`${closed.folder}/`)) return undefined
  const moduleOf = (path: string) =>
    path.startsWith(`${closed.folder}/`) ? path.slice(closed.folder.length + 1).split('/')[0] : undefined
  const target = moduleOf(to)
  if (target === moduleOf(from) || moduleOf(from) === undefined) return undefined
  return to === `${closed.folder}/${target}/${closed.face}`
    ? undefined
    : `a module uses only the public face (${closed.face}) of another`
}

function checkPackage(
  module: Module,
  { specifier, typeOnly, dynamic }: Import,
  own: Workspace,
  workspaces: readonly Workspace[],
  shared: Workspace | undefined,
): string | undefined {
  const test = isTest(module.path)
  const pure =
    PURE_PACKAGES.includes(own.folder) &&
    !test &&
    !module.path.startsWith(`${own.folder}/${NODE_ONLY_FOLDERS}`)
  if (specifier.startsWith('virtual:')) return undefined
  if (isBuiltin(specifier)) {
    if (pure) return 'a pure package uses nothing of Node'
    return specifier.startsWith('node:') ? undefined : 'write node: in front'
  }
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  const target = workspaces.find(workspace => workspace.name === name && workspace.folder !== '.')
  if (target) {
    if (target.folder === TEST_ONLY && !test) return 'only tests may use it'
    const allowed = [...(LAYERS[own.folder] ?? []), own.folder, ...(test ? [TEST_ONLY] : [])]
    if (!allowed.some(glob => matchesGlob(target.folder, glob)))
      return `${own.folder} must not know ${target.folder}`
  }
  if (pure && UI_PACKAGES.test(specifier)) return 'a pure package knows no user interface and no server'
  const reserved = RESTRICTED_PACKAGES[name]
  if (reserved && !reserved.includes(own.folder) && own.folder !== 'tools')
    return `only ${reserved.join(', ')} may use it`
  return isDeclared(name, own, shared, { test, typeOnly, dynamic, config: CONFIG.test(module.path) })
    ? undefined
    : `is not in the dependencies of ${own.folder}/package.json`
}

interface Use {
  test: boolean
  typeOnly: boolean
  dynamic: boolean
  config: boolean
}

/**
 * npm makes every package importable in every workspace; an undeclared one works by chance. Development dependencies
 * suffice for tests, configuration, types, and dynamic imports (the Vite server).
 */
function isDeclared(name: string, own: Workspace, shared: Workspace | undefined, use: Use): boolean {
  if (own.dependencies.has(name) || own.name === name) return true
  if (own.folder === 'tools' || own.folder === 'e2e')
    return name.startsWith('@passepartout/') || own.devDependencies.has(name)
  if (use.test && (shared?.devDependencies.has(name) || name.startsWith('@passepartout/'))) return true
  if (use.config && shared?.devDependencies.has(name)) return true
  return (use.test || use.config || use.typeOnly || use.dynamic) && own.devDependencies.has(name)
}
