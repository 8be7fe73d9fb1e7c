import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressFolder } from './compress.mjs'

describe('compressed assets', () => {
  test('lie beside every text that gets smaller, and nowhere else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assets-'))
    const text = 'export const answer = 42\n'.repeat(100)
    writeFileSync(join(folder, 'a.js'), text)
    writeFileSync(join(folder, 'small.css'), 'a{}')
    writeFileSync(join(folder, 'font.woff2'), Buffer.alloc(2000))
    await compressFolder(folder, mkdtempSync(join(tmpdir(), 'cache-')))
    expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'font.woff2', 'small.css'])
    expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(text)
    expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(text)
  })

  test('are kept by content from build to build, as long as they are used', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assets-'))
    const cache = mkdtempSync(join(tmpdir(), 'cache-'))
    writeFileSync(join(folder, 'a.js'), 'one '.repeat(500))
    await compressFolder(folder, cache)
    const [kept = ''] = readdirSync(cache)
    const { mtimeMs } = statSync(join(cache, kept))
    rmSync(join(folder, 'a.js.br'))
    await compressFolder(folder, cache)
    expect(statSync(join(cache, kept)).mtimeMs).toBe(mtimeMs)
    expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz'])
    writeFileSync(join(folder, 'a.js'), 'two '.repeat(500))
    await compressFolder(folder, cache)
    expect(readdirSync(cache)).toHaveLength(2)
    expect(readdirSync(cache)).not.toContain(kept)
  })

  test('are packed quickly where somebody waits, which is not kept, and well in their place afterwards', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assets-'))
    const cache = mkdtempSync(join(tmpdir(), 'cache-'))
    const text = Array.from({ length: 3000 }, (_, index) => `line ${index} of ${index % 7}`).join('\n')
    writeFileSync(join(folder, 'a.js'), text)
    await compressFolder(folder, cache, 'quickly')
    const quickly = readFileSync(join(folder, 'a.js.br'))
    expect([brotliDecompressSync(quickly).toString(), readdirSync(cache)]).toEqual([text, []])
    await compressFolder(folder, cache)
    const well = readFileSync(join(folder, 'a.js.br'))
    expect(brotliDecompressSync(well).toString()).toBe(text)
    expect(well.length).toBeLessThan(quickly.length)
    expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz'])
  })
})
