import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Expression, parseSync, Visitor } from 'oxc-parser'

const LEFT_OUT = new Set(['node_modules', 'build', 'var', 'screens', 'test-results'])

export interface Import {
  specifier: string
  typeOnly: boolean
  dynamic: boolean
}

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  path: string
  text: string
}

export interface Module extends SourceFile {
  imports: Import[]
  readsEnvironment: boolean
  logsToConsole: boolean
  /** Uses bundler-only syntax: `import.meta.env` and the like. */
  asksBundler: boolean
  /** Reads the body of a request without a limit: `request.formData()` and the like. */
  readsWholeBody: boolean
}

export interface Workspace {
  folder: string
  name: string
  dependencies: ReadonlySet<string>
  devDependencies: ReadonlySet<string>
}

const BUNDLER = new Set(['env', 'glob', 'hot'])
const WHOLE_BODY = new Set(['formData', 'text', 'json', 'arrayBuffer', 'blob', 'bytes', 'parseBody'])
const REQUESTS = new Set(['request', 'req', 'raw'])

/** All files below the given folders, except hidden and generated ones. */
export function listFiles(root: string, folders: readonly string[]): string[] {
  return folders.flatMap(folder => {
    if (!existsSync(join(root, folder))) return []
    return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
      const path = `${folder}/${entry.name}`
      if (entry.name.startsWith('.') || LEFT_OUT.has(entry.name)) return []
      return entry.isDirectory() ? listFiles(root, [path]) : [path]
    })
  })
}

export function readSources(root: string, paths: readonly string[]): SourceFile[] {
  return paths.filter(isSource).map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export function isSource(path: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(path)
}

/** Tests, and their helpers. */
export function isTest(path: string): boolean {
  return /\.(test|bench|fixture)\.tsx?$|\/testing\//.test(path) || path.startsWith('e2e/')
}

export function parseModule({ path, text }: SourceFile): Module {
  const { module, program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const found: Module = {
    path,
    text,
    imports: [],
    readsEnvironment: false,
    logsToConsole: false,
    asksBundler: false,
    readsWholeBody: false,
  }
  for (const { moduleRequest, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every(entry => entry.isType)
    found.imports.push({ specifier: moduleRequest.value, typeOnly, dynamic: false })
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest)
        found.imports.push({ specifier: moduleRequest.value, typeOnly: isType, dynamic: false })
    }
  }
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') {
        found.imports.push({ specifier: source.value, typeOnly: false, dynamic: true })
      }
    },
    TSImportType({ source }) {
      found.imports.push({ specifier: source.value, typeOnly: true, dynamic: false })
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (WHOLE_BODY.has(callee.property.name) && REQUESTS.has(lastName(callee.object)))
        found.readsWholeBody = true
    },
    MemberExpression({ object, property }) {
      if (property.type !== 'Identifier') return
      if (object.type === 'MetaProperty' && BUNDLER.has(property.name)) found.asksBundler = true
      if (object.type !== 'Identifier') return
      if (object.name === 'process' && property.name === 'env') found.readsEnvironment = true
      if (object.name === 'console' && property.name === 'log') found.logsToConsole = true
    },
  }).visit(program)
  return found
}

/** `raw` of `c.req.raw`, `request` of `request` and of `request.clone()`. */
function lastName(of: Expression): string {
  if (of.type === 'Identifier') return of.name
  if (of.type === 'CallExpression' && of.callee.type === 'MemberExpression') return lastName(of.callee.object)
  if (of.type !== 'MemberExpression' || of.property.type !== 'Identifier') return ''
  return of.property.name
}

export function readWorkspaces(root: string): Workspace[] {
  const folders = ['apps', 'packages'].flatMap(parent =>
    existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map(name => `${parent}/${name}`) : [],
  )
  const shared = readManifest(root, '.')
  return [
    ...folders
      .filter(folder => existsSync(join(root, folder, 'package.json')))
      .map(folder => readManifest(root, folder)),
    ...['tools', 'e2e'].map(folder => ({ ...shared, folder, name: folder })),
  ]
}

function readManifest(root: string, folder: string): Workspace {
  const manifest: {
    name: string
    dependencies?: Record<string, string>
    devDependencies?: Record<string, string>
  } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  return {
    folder,
    name: manifest.name,
    dependencies: new Set(Object.keys(manifest.dependencies ?? {})),
    devDependencies: new Set(Object.keys(manifest.devDependencies ?? {})),
  }
}
