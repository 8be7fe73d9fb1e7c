import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { ensureBuilds, isPackedWell, packWell } from './builds.mjs'
import { withLock } from './lock.mjs'

/** Stands for the storefront's build. */
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

  test('is made alone where only that is asked for', async () => {
    expect(await ensureBuilds(root, 'well', ['designer'])).toBe('unchanged')
    expect(await ensureBuilds(root, 'well', ['storefront'])).toBe('built storefront')
  })

  test('is packed quickly for a start, and well by what the start leaves behind', async () => {
    await ensureBuilds(root, 'quickly')
    const quickly = packedSize()
    expect(isPackedWell(root)).toBe(false)
    expect(await ensureBuilds(root, 'quickly')).toBe('unchanged')
    await packWell(root)
    expect(isPackedWell(root)).toBe(true)
    expect(packedSize()).toBeLessThan(quickly)
    expect(calls()).toBe(1)
  })

  test('is packed as it is asked for, other builds in other ways', async () => {
    expect(await ensureBuilds(root, { storefront: 'quickly' })).toBe('built storefront')
    expect(isPackedWell(root)).toBe(false)
    expect(await ensureBuilds(root, { storefront: 'quickly' })).toBe('unchanged')
    await ensureBuilds(root, { designer: 'quickly' })
    expect(isPackedWell(root)).toBe(true)
    expect(calls()).toBe(1)
  })

  test('is packed well without holding up another build, but for putting the files in their place', async () => {
    await ensureBuilds(root, 'quickly')
    const quickly = packedSize()
    let packed: Promise<void> | undefined
    await withLock(join(root, '.cache', 'build.lock'), async () => {
      packed = packWell(root)
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
    expect([isPackedWell(root), calls()]).toEqual([true, 1])
  })
})
