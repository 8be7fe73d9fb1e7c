import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const LEFT_OUT = new Set(['node_modules', 'build', '.react-router', '.cache', 'test-results'])
const NOT_BUILT = /\.(test|bench|fixture)\.[a-z]+$/
/** Bytes; of larger files (images, fonts) only size and time are hashed, so that a start stays quick. */
const BIG = 64 * 1024

/**
 * The folders of an app and of all workspaces it depends on, directly or indirectly.
 *
 * @param {string} root
 * @param {string} app folder such as `apps/storefront`
 * @returns {string[]}
 */
export function workspaceClosure(root, app) {
  const folders = workspaceFolders(root)
  const found = new Set([app])
  for (const folder of found) {
    const { dependencies = {}, devDependencies = {} } = readManifest(root, folder)
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const dependency = folders.get(name)
      if (dependency) found.add(dependency)
    }
  }
  return [...found].sort()
}

/**
 * One hash over all inputs of a build: names and contents of the sources, the compiler settings, the lock file.
 *
 * @param {string} root
 * @param {string[]} paths files and folders, relative to root
 */
export function hashInputs(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths) addToHash(hash, root, join(root, path))
  return hash.digest('hex')
}

/**
 * Paths of the files that match a pattern; `*` matches any part of a name. `fs.globSync` came with Node 22, and this
 * runs on 20.
 *
 * @param {string} root
 * @param {string} pattern relative to root, with slashes
 * @returns {string[]}
 */
export function filesLike(root, pattern) {
  let paths = ['']
  for (const part of pattern.split('/')) {
    const like = new RegExp(`^${part.split('*').map(escaped).join('[^/]*')}$`)
    paths = paths.flatMap(path =>
      namesIn(join(root, path))
        .filter(name => like.test(name))
        .map(name => join(path, name)),
    )
  }
  return paths.filter(path => statSync(join(root, path)).isFile())
}

/** @param {string} text */
const escaped = text => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/** @param {string} folder @returns {string[]} */
function namesIn(folder) {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []
}

/** @param {import('node:crypto').Hash} hash @param {string} root @param {string} path */
function addToHash(hash, root, path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return
  if (stat.isDirectory()) {
    const names = readdirSync(path).filter(name => !LEFT_OUT.has(name) && !NOT_BUILT.test(name))
    for (const name of names.sort()) addToHash(hash, root, join(path, name))
    return
  }
  hash.update(`${relative(root, path)}\0`)
  hash.update(stat.size > BIG ? `${stat.size} ${stat.mtimeMs}` : readFileSync(path))
}

/** @param {string} root @returns {Map<string, string>} package name to folder */
function workspaceFolders(root) {
  const folders = new Map()
  for (const parent of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, parent))) {
      const folder = `${parent}/${name}`
      if (existsSync(join(root, folder, 'package.json'))) folders.set(readManifest(root, folder).name, folder)
    }
  }
  return folders
}

/** @param {string} root @param {string} folder */
function readManifest(root, folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}
