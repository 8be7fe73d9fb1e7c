import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Licences that allow selling what is built with the package. */
const ALLOWED = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BSD',
    'Apache-2.0',
    'MPL-2.0',
    'BlueOak-1.0.0',
  ],
  ...['CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'OFL-1.1', 'Unlicense', 'Zlib', 'Python-2.0', 'WTFPL'],
])

/** Weaker licences, for packages used unmodified and replaceable, as the LGPL requires. */
const ALLOWED_FOR: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0': /^(libheif-js|heic-decode)$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'LGPL-3.0-only': /^(libheif-js|@img\/sharp-.*)$/,
  // Dictionaries: word files that are served unmodified, each with its licence, and are part of no program (decision
  // 94).
  'GPL-2.0': /^dictionary-de$/,
  'GPL-3.0': /^dictionary-(de|it)$/,
  'MPL-1.1': /^dictionary-es$/,
}

/** Packages without a licence in package.json, looked up by hand. */
const STATED_ELSEWHERE: Readonly<Record<string, string>> = {
  'combine-errors': 'MIT',
  'humanize-number': 'MIT',
  'png-js': 'MIT',
}

export interface InstalledPackage {
  name: string
  version: string
  licence: string
}

/** Whether the allowed licences satisfy an SPDX expression; `OR` needs one side, `AND` both. */
export function isAllowed(name: string, licence: string): boolean {
  const expression = licence.trim().replace(/^\((.*)\)$/, '$1')
  if (/^[^()]* OR /.test(expression)) return expression.split(' OR ').some(one => isAllowed(name, one))
  if (/ AND /.test(expression)) return expression.split(' AND ').every(one => isAllowed(name, one))
  return ALLOWED.has(expression) || ALLOWED_FOR[expression]?.test(name) === true
}

export function checkLicences(packages: readonly InstalledPackage[]): string[] {
  return packages
    .filter(({ name, licence }) => !isAllowed(name, licence))
    .map(
      ({ name, version, licence }) =>
        `${name}@${version}: licence ${licence || 'not stated'} is not on the list`,
    )
}

/** All packages below a node_modules folder, nested ones included; workspaces (links) are not dependencies. */
export function listInstalled(nodeModules: string): InstalledPackage[] {
  if (!existsSync(nodeModules)) return []
  return readdirSync(nodeModules, { withFileTypes: true }).flatMap(entry => {
    const path = join(nodeModules, entry.name)
    if (!entry.isDirectory() || entry.name.startsWith('.')) return []
    if (entry.name.startsWith('@')) return listInstalled(path)
    return [...readPackage(path), ...listInstalled(join(path, 'node_modules'))]
  })
}

function readPackage(folder: string): InstalledPackage[] {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return []
  const manifest: { name?: string; version?: string; license?: unknown; licenses?: unknown } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  if (!manifest.name || !manifest.version) return []
  const licence = STATED_ELSEWHERE[manifest.name] ?? licenceText(manifest.license ?? manifest.licenses)
  return [{ name: manifest.name, version: manifest.version, licence }]
}

/** Old packages have `{ type }` or a list of these. */
function licenceText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(licenceText).join(' OR ')
  if (typeof value === 'object' && value && 'type' in value) return licenceText(value.type)
  return ''
}
