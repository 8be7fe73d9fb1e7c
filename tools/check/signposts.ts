import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { LAYERS, TEST_ONLY } from './layers.ts'

/** A README or a guide. */
export interface Signpost {
  /** Relative to the root. */
  path: string
  text: string
}

const CODE = /`([^`\n]+)`/g
const LINK = /\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g
const FILE = /^\.{0,2}[\w.-]*(?:\/[\w.-]+)+\/?$|^[\w.-]+\.(?:tsx?|mjs|json|md|css)$/
const IDENTIFIER = /^(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)$/
/** First segments of full paths in a guide; other paths are relative to the app or package it names. */
const FOLDERS = ['apps', 'packages', 'tools', 'e2e', 'catalogue', 'content', 'flags', 'docs', 'deploy']

/** Files and identifiers in the guides that do not exist. Placeholders (`<kind>`) are ignored. */
export function checkSignposts(
  root: string,
  signposts: readonly Signpost[],
  isName: (identifier: string) => boolean,
): string[] {
  return signposts.flatMap(({ path, text }) => {
    const folder = dirname(path)
    const exists = (file: string) => existsSync(join(root, folder, file)) || existsSync(join(root, file))
    const links = [...text.replace(CODE, '').matchAll(LINK)].map(([, target = '']) => target)
    const codes = [...text.matchAll(CODE)].map(([, code = '']) => code)
    const files = codes.filter(code => FILE.test(code) && isOurs(root, folder, code))
    const filters = codes.filter(code => /\s/.test(code)).flatMap(listTestFilters)
    return [
      ...links.filter(target => !existsSync(join(root, folder, target))),
      ...files.filter(file => !exists(file)),
      ...filters.filter(filter => !startsAnyPath(root, filter)),
      ...codes.filter(code => IDENTIFIER.test(code) && !isName(code)),
    ].map(missing => `${path}: ${missing} does not exist`)
  })
}

/** Paths of the repository among the words of a command. */
const listTestFilters = (command: string): string[] =>
  command
    .split(/\s+/)
    .filter(word => FILE.test(word) && FOLDERS.some(folder => word.startsWith(`${folder}/`)))

/** Whether a path exists or is the beginning of one: test runners accept `e2e/checkout` for `e2e/checkout.test.ts`. */
function startsAnyPath(root: string, path: string): boolean {
  if (existsSync(join(root, path))) return true
  const folder = join(root, dirname(path))
  return existsSync(folder) && readdirSync(folder).some(name => name.startsWith(basename(path)))
}

/**
 * Whether a path is in the repository; addresses of the shop begin with a slash, sample names with a folder that does
 * not exist.
 */
function isOurs(root: string, folder: string, path: string): boolean {
  const [first = ''] = path.split('/')
  if (path.startsWith('/')) return false
  return FOLDERS.includes(first) || (path.includes('/') && existsSync(join(root, folder, first)))
}

/** Checks that each workspace has a README whose lines on imports match `layers.ts`. */
export function checkReadmes(
  root: string,
  read: (path: string) => string,
  layers: Layers = LAYERS,
): string[] {
  return Object.keys(layers).flatMap(workspace => {
    const path = `${workspace}/README.md`
    if (!existsSync(join(root, path))) return [`${path}: is missing`]
    const lines = read(path).split('\n')
    return importLines(workspace, layers)
      .filter(line => !lines.includes(line))
      .map(line => `${path}: should say "${line}"`)
  })
}

type Layers = Readonly<Record<string, readonly string[]>>

export function importLines(workspace: string, layers: Layers): string[] {
  const allowed = layers[workspace] ?? []
  const lines = [`- **May import**: ${allowed.length > 0 ? namesOf(allowed) : 'nothing of the repository'}.`]
  if (workspace === TEST_ONLY) return [...lines, '- **Imported by**: tests alone.']
  const [parent] = workspace.split('/')
  const importers = Object.keys(layers).filter(
    one =>
      one !== workspace &&
      one !== TEST_ONLY &&
      layers[one]?.some(row => row === workspace || row === `${parent}/*`),
  )
  return importers.length > 0 ? [...lines, `- **Imported by**: ${namesOf(importers)}.`] : lines
}

const namesOf = (workspaces: readonly string[]): string =>
  workspaces.map(workspace => workspace.replace(/^packages\/(?!\*)/, '')).join(', ')
