import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureDependencies, explainReadOnly, matchesLockFile } from './dependencies.mjs'

/** Replaces npm: writes what npm would, and counts its calls. */
const NPM = `#!/bin/sh
echo "$*" >> calls
[ -f npm-shrinkwrap.json ] && { cp npm-shrinkwrap.json seen.json; [ -n "$FAKE_NPM_ELSEWHERE" ] && { echo "$FAKE_NPM_ELSEWHERE" >&2; exit 1; }; }
[ -n "$FAKE_NPM_FAILS" ] && { echo "$FAKE_NPM_FAILS" >&2; exit 1; }
mkdir -p node_modules
case "$*" in *--omit=dev*) lock=serving-lock.json ;; *) lock=package-lock.json ;; esac
cp "$lock" node_modules/.package-lock.json
[ -n "$FAKE_NPM_NO_NODE" ] || { mkdir -p "$(dirname "$FAKE_NODE")"; touch "$FAKE_NODE"; }
`

const path = process.env.PATH
let root = ''
const node = () => join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dependencies-'))
  mkdirSync(join(root, 'bin'))
  writeFileSync(join(root, 'bin', 'npm'), NPM)
  chmodSync(join(root, 'bin', 'npm'), 0o755)
  process.env.PATH = `${join(root, 'bin')}:${path}`
  process.env.FAKE_NODE = node()
  lock('1.0.0')
})

afterEach(() => {
  process.env.PATH = path
  delete process.env.FAKE_NPM_FAILS
  delete process.env.FAKE_NPM_NO_NODE
  delete process.env.FAKE_NPM_ELSEWHERE
  delete process.env.FAKE_NODE
})

function lock(version: string) {
  const serving = {
    '': {},
    'node_modules/a': { version, integrity: 'sha512-a' },
    'node_modules/b-darwin': { version, optional: true },
  }
  const packages = { ...serving, 'node_modules/test-runner': { version, dev: true } }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  writeFileSync(join(root, 'serving-lock.json'), JSON.stringify({ packages: serving }))
}

const asked = () =>
  existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8').trim().split('\n') : []
const calls = () => asked().length

describe('dependencies', () => {
  test('are installed once, and again when the lock file changes', async () => {
    expect(await ensureDependencies(root)).toBe('installed')
    expect(await ensureDependencies(root)).toBe('unchanged')
    lock('2.0.0')
    expect(await ensureDependencies(root)).toBe('installed')
    expect(calls()).toBe(2)
  })

  test('are installed once when two starts come together', async () => {
    const both = await Promise.all([ensureDependencies(root), ensureDependencies(root)])
    expect(both.sort()).toEqual(['installed', 'unchanged'])
    expect(calls()).toBe(1)
  })

  test('to serve the shop are fewer than those to test it, which serve it too', async () => {
    expect(await ensureDependencies(root, 'serving')).toBe('installed')
    expect(await ensureDependencies(root, 'serving')).toBe('unchanged')
    expect(asked()).toEqual([expect.stringContaining('--omit=dev')])
    expect(await ensureDependencies(root)).toBe('installed')
    expect(await ensureDependencies(root, 'serving')).toBe('unchanged')
    expect(asked().at(-1)).toContain('--include=dev')
    expect(calls()).toBe(2)
  })

  test('are fetched where they lie, without asking for lists of versions, and nothing of that stays', async () => {
    await ensureDependencies(root)
    const { packages } = JSON.parse(readFileSync(join(root, 'seen.json'), 'utf8'))
    expect(packages['node_modules/a'].resolved).toBe('https://registry.invalid/a/-/a-1.0.0.tgz')
    expect(asked()).toEqual([expect.stringContaining('--replace-registry-host=registry.invalid')])
    // Else npm records the addresses in node_modules, and copies them into a new lock file.
    expect(asked()[0]).toContain('--omit-lockfile-registry-resolved')
    expect(existsSync(join(root, 'npm-shrinkwrap.json'))).toBe(false)
  })

  test.each([
    ['has nothing there', 'npm error code E404'],
    ['shows nobody what lies there', 'npm error code E403'],
    ['has a page there that is no package', 'npm error code EINTEGRITY'],
    ['was not put in its place', 'npm error code ENOTFOUND https://registry.invalid/a/-/a-1.0.0.tgz'],
  ])('are asked for where a registry %s', async (_, failure) => {
    process.env.FAKE_NPM_ELSEWHERE = failure
    expect(await ensureDependencies(root)).toBe('installed')
    expect(calls()).toBe(2)
    expect(existsSync(join(root, 'npm-shrinkwrap.json'))).toBe(false)
  })

  test('installed by hand are taken as they are', async () => {
    mkdirSync(dirname(node()), { recursive: true })
    writeFileSync(node(), '')
    writeFileSync(
      join(root, 'node_modules', '.package-lock.json'),
      JSON.stringify({
        packages: {
          'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
          'node_modules/test-runner': { version: '1.0.0' },
        },
      }),
    )
    expect(await ensureDependencies(root)).toBe('already installed')
    expect(calls()).toBe(0)
  })

  test('left half by an interrupted install are installed anew', async () => {
    mkdirSync(dirname(node()), { recursive: true })
    writeFileSync(node(), '')
    expect(matchesLockFile(root)).toBe(false)
    expect(await ensureDependencies(root)).toBe('installed')
  })

  test('that cannot be installed are asked for again by the next start', async () => {
    process.env.FAKE_NPM_FAILS = 'npm error 404 Not Found'
    await expect(ensureDependencies(root)).rejects.toThrow(
      'npm ci failed (exit code 1):\nnpm error 404 Not Found',
    )
    delete process.env.FAKE_NPM_FAILS
    expect(await ensureDependencies(root)).toBe('installed')
  })

  test('say so when there is no network', async () => {
    process.env.FAKE_NPM_FAILS = 'npm error code EAI_AGAIN'
    await expect(ensureDependencies(root)).rejects.toThrow('The npm registry cannot be reached')
    expect(calls()).toBe(1)
  })

  test('say so when npm left Node out', async () => {
    process.env.FAKE_NPM_NO_NODE = '1'
    await expect(ensureDependencies(root)).rejects.toThrow('no package of Node')
  })

  test('explain a checkout that cannot be written', () => {
    const error = Object.assign(new Error('EROFS: read-only file system'), {
      code: 'EROFS',
      path: '/shop/.cache',
    })
    expect(() => explainReadOnly(error)).toThrow('/shop/.cache cannot be written (EROFS)')
  })
})
