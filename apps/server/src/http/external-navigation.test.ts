import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addStyleHashesToCsp,
  createCriticalCssInliner,
  isExternalNavigation,
  isExternalNavigationRequest,
} from './external-navigation.ts'

const CSS = "a{content:'$&'}"
const HASH = `'sha256-${createHash('sha256').update(CSS).digest('base64')}'`

describe('an arrival', () => {
  test.each([
    ['an address typed or a bookmark', { 'sec-fetch-site': 'none' }, true],
    ['a link of another site', { 'sec-fetch-site': 'cross-site' }, true],
    ['a link of another shop of ours', { 'sec-fetch-site': 'same-site' }, true],
    ['a link of this shop', { 'sec-fetch-site': 'same-origin' }, false],
    ['a client that does not say', {}, false],
    ['a shared cache', { 'sec-fetch-site': 'cross-site', via: '1.1 cache' }, false],
    ['a content delivery network', { 'sec-fetch-site': 'none', 'cdn-loop': 'cdn.example' }, false],
  ])('is told by where a request comes from: %s', (_from, headers, is) => {
    expect([
      isExternalNavigation(headers),
      isExternalNavigationRequest(new Request('http://shop.example', { headers })),
    ]).toEqual([is, is])
  })
})

describe('the page of an arrival', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'passepartout-styles-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets/root-x1.css'), CSS)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('brings its style sheets along as they are, each with its address and its hash', () => {
    const style = createCriticalCssInliner(folder)
    const { html, hashes } = style(
      Buffer.from('<head><link rel="stylesheet" href="/assets/root-x1.css"/></head><p>größe</p>'),
    )
    expect(String(html)).toBe(
      `<head><style data-from="/assets/root-x1.css">${CSS}</style></head><p>größe</p>`,
    )
    expect(hashes).toEqual([HASH])
  })

  test('brings of a sheet that was taken apart what its elements need', () => {
    mkdirSync(join(folder, '.vite'))
    writeFileSync(join(folder, 'assets/parts-x1.css'), 'all of it')
    const parts = [
      'p{margin:0}',
      [[['md:grid', 'open'], ['tile']], '.md\\:grid.open,.tile{display:grid}'],
      { at: '@media (width>=48rem)', parts: [[[["w-[calc(1px*'2')]"]], '.w{width:2px}']] },
      { at: '@media print', parts: [[[['unused']], '.unused{color:red}']] },
      [[['open', 'unused']], '.open.unused{color:red}'],
    ]
    writeFileSync(join(folder, '.vite/style-parts.json'), JSON.stringify({ '/assets/parts-x1.css': parts }))
    const link = '<link rel="stylesheet" href="/assets/parts-x1.css"/>'
    const elements = '<b class="open md:grid"></b><b class="w-[calc(1px*&#x27;2&#x27;)]"></b>'
    const { html, hashes } = createCriticalCssInliner(folder)(Buffer.from(`<head>${link}</head>${elements}`))
    const used = 'p{margin:0}.md\\:grid.open,.tile{display:grid}@media (width>=48rem){.w{width:2px}}'
    expect(String(html)).toBe(
      `<head><style data-from="/assets/parts-x1.css" data-part="">${used}</style></head>${elements}`,
    )
    expect(hashes).toEqual([`'sha256-${createHash('sha256').update(used).digest('base64')}'`])
  })

  test('keeps links that are no style sheets of the build', () => {
    const page = Buffer.from(
      '<head><link rel="stylesheet" href="https://elsewhere.example/a.css"/><link rel="icon" href="/assets/a.css"/></head>',
    )
    expect(createCriticalCssInliner(folder)(page)).toEqual({ html: page, hashes: [] })
  })

  test('links a sheet that the build no longer has', () => {
    const page = Buffer.from('<head><link rel="stylesheet" href="/assets/root-x0.css"/></head>')
    expect(createCriticalCssInliner(folder)(page)).toEqual({ html: page, hashes: [] })
  })

  test('has a policy that lets in these styles and no others', () => {
    expect(
      addStyleHashesToCsp("default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'", [HASH]),
    ).toBe(`default-src 'self'; style-src 'self' ${HASH}; style-src-attr 'unsafe-inline'`)
  })
})
