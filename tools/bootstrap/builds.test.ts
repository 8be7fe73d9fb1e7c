import {
  chmodSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join, matchesGlob } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { compressFully, DATA_INPUTS, ensureBuilds, isFullyCompressed } from './builds.mjs'
import { filesLike } from './inputs.mjs'
import { withLock } from './lock.mjs'
import { root as repository } from './root.mjs'

/** Replaces the storefront's build. */
const BUILD = `#!/bin/sh
echo built >> ../../calls
mkdir -p build/client
cp ../../script build/client/a.js
`

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builds-'))
  const app = join(root, 'apps', 'storefront')
  for (const folder of [app, join(root, 'packages'), join(root, 'node_modules', '.bin')])
    mkdirSync(folder, { recursive: true })
  writeFileSync(join(app, 'package.json'), '{"name":"storefront"}')
  writeFileSync(join(app, 'vite.config.ts'), '')
  writeFileSync(join(root, 'node_modules', '.bin', 'react-router'), BUILD)
  const lines = Array.from({ length: 3000 }, (_, index) => `line ${index} of ${index % 7}`)
  writeFileSync(join(root, 'script'), lines.join('\n'))
  chmodSync(join(root, 'node_modules', '.bin', 'react-router'), 0o755)
})

const calls = () => readFileSync(join(root, 'calls'), 'utf8').trim().split('\n').length
const packedSize = () => statSync(join(root, 'apps/storefront/build/client/a.js.br')).size

describe('the build of an app', () => {
  test('is made again only when its sources change', async () => {
    expect(await ensureBuilds(root)).toBe('built storefront')
    expect(await ensureBuilds(root)).toBe('unchanged')
    writeFileSync(join(root, 'apps', 'storefront', 'page.ts'), 'new')
    expect(await ensureBuilds(root)).toBe('built storefront')
    expect(calls()).toBe(2)
  })

  test.each([
    'catalogue/delivery.json',
    'catalogue/delivery/de.json',
    'content/assets/photos.json',
    'content/assets/scenes/room/scene.json',
  ])('is made again when %s changes, which it holds', async file => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), '{"days":3}')
    expect(await ensureBuilds(root)).toBe('built storefront')
    writeFileSync(join(root, file), '{"days":4}')
    expect(await ensureBuilds(root)).toBe('built storefront')
    mkdirSync(join(root, 'catalogue', 'prices'), { recursive: true })
    writeFileSync(join(root, 'catalogue', 'prices', 'wall-art.json'), '{}')
    expect(await ensureBuilds(root)).toBe('unchanged')
  })

  test('is made alone where only that is asked for', async () => {
    expect(await ensureBuilds(root, 'well', ['designer'])).toBe('unchanged')
    expect(await ensureBuilds(root, 'well', ['storefront'])).toBe('built storefront')
  })

  test('is packed quickly for a start, and well by what the start leaves behind', async () => {
    await ensureBuilds(root, 'quickly')
    const quickly = packedSize()
    expect(isFullyCompressed(root)).toBe(false)
    expect(await ensureBuilds(root, 'quickly')).toBe('unchanged')
    await compressFully(root)
    expect(isFullyCompressed(root)).toBe(true)
    expect(packedSize()).toBeLessThan(quickly)
    expect(calls()).toBe(1)
  })

  test('is packed as it is asked for, other builds in other ways', async () => {
    expect(await ensureBuilds(root, { storefront: 'quickly' })).toBe('built storefront')
    expect(isFullyCompressed(root)).toBe(false)
    expect(await ensureBuilds(root, { storefront: 'quickly' })).toBe('unchanged')
    await ensureBuilds(root, { designer: 'quickly' })
    expect(isFullyCompressed(root)).toBe(true)
    expect(calls()).toBe(1)
  })

  test('is packed well without holding up another build, but for putting the files in their place', async () => {
    await ensureBuilds(root, 'quickly')
    const quickly = packedSize()
    let packed: Promise<void> | undefined
    await withLock(join(root, '.cache', 'build.lock'), async () => {
      packed = compressFully(root)
      await expect
        .poll(() =>
          readdirSync(join(root, '.cache/compressed/storefront'))
            .map(name => extname(name))
            .sort(),
        )
        .toEqual(['.br', '.gz'])
      expect(packedSize()).toBe(quickly)
    })
    await packed
    expect(packedSize()).toBeLessThan(quickly)
  })

  test('that a start has packed quickly is packed well, not made again, by whoever builds next', async () => {
    await ensureBuilds(root, 'quickly')
    const quickly = packedSize()
    expect(await ensureBuilds(root)).toBe('unchanged')
    expect(packedSize()).toBeLessThan(quickly)
    expect([isFullyCompressed(root), calls()]).toEqual([true, 1])
  })
})

test('finds the files of a pattern as Node does', () => {
  for (const pattern of DATA_INPUTS.storefront)
    expect(filesLike(repository, pattern).sort(), pattern).toEqual(
      globSync(pattern, { cwd: repository }).sort(),
    )
})

test('what runs before anything is installed uses nothing that Node 20 lacks', () => {
  const files = globSync('tools/{bootstrap/,}*.mjs', { cwd: repository })
  expect(files.length).toBeGreaterThan(10)
  const newer = files.filter(file =>
    /import \{[^}]*\b(?:globSync|glob|matchesGlob)\b[^}]*\} from 'node:/.test(
      readFileSync(join(repository, file), 'utf8'),
    ),
  )
  expect(newer).toEqual([])
})

test('data that the sources of an app take into its build is among what the build is made again for', () => {
  const taken = globSync('apps/*/{app,src,server}/**/*.{ts,tsx}', { cwd: repository })
    .filter(file => !/\.(test|fixture)\.tsx?$/.test(file))
    .flatMap(file => {
      const source = readFileSync(join(repository, file), 'utf8')
      const globs = source.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(([^)]*?)(?:\{|\))/gs)
      return [...globs].flatMap(([, given = '']) =>
        [...given.matchAll(/'((?:\.\.\/)+(?:catalogue|content)\/[^']+)'/g)].map(([, path = '']) => ({
          app: file.split(/[/\\]/)[1] ?? '',
          path: path.replace(/^(\.\.\/)+/, ''),
        })),
      )
    })
  expect(taken.length).toBeGreaterThan(4)
  const inputs: Readonly<Record<string, readonly string[]>> = DATA_INPUTS
  const isInput = ({ app, path }: (typeof taken)[number]) =>
    inputs[app]?.some(pattern => pattern === path || matchesGlob(path, pattern))
  expect(taken.filter(one => !isInput(one))).toEqual([])
})
