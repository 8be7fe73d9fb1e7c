import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockSchemas } from '@passepartout/content-model'
import * as contracts from '@passepartout/contracts'
import { describe, expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

/** Blocks and calls that no page uses, and why: decision 77. */
const WAITING = {
  blocks: [],
  calls: [
    'getAspectRatio',
    'getCardAccessoryOrder',
    'getCardAccessoryPrice',
    'getCartCount',
    'getContentPage',
    'getCustomerImage',
    'getFeatureFlags',
    'getFormatGroupPrices',
    'getFormatGroupPricesImages',
    'getFormatLimits',
    'getInitialData',
    'getLocalizedUrls',
    'getPhotoboxData',
    'getProductFormReference',
    'getSelectionArticlePrice',
    'getSelectionData',
    'getSelectionFormatGroupPrices',
    'getSelectionFormatPrices',
    'getVariantsForFrameTypes',
  ],
  terms: {
    'display-materials': 22,
    'frame-extras': ['back-normal', 'glass-museum', 'glass-normal', 'frameWithMat', 'emptyTemplate'],
  },
}

const read = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: path => /node_modules|[/\\]build[/\\]?/.test(String(path)) })
    .filter(path => !/\.test\.tsx?$/.test(path))
    .map(path => readFileSync(join(root, path), 'utf8'))
const stories = read('content/*/*.json', 'content/*/*/*.json')
const code = read('apps/{storefront,designer,server,worker}/{app,src,server}/**/*.{ts,tsx}').join('\n')

describe('what is there is in use, or waits with a reason', () => {
  test('blocks stand on a page', () => {
    const placed = new Set(stories.flatMap(story => story.match(/(?<="component": ?")[^"]+/g) ?? []))
    expect(Object.keys(blockSchemas).filter(name => !placed.has(name))).toEqual(WAITING.blocks)
  })

  test('calls are made by a page, the designer or the server', () => {
    const calls = Object.entries(contracts as Record<string, unknown>).flatMap(([name, call]) =>
      typeof call === 'object' && call !== null && 'path' in call && 'method' in call
        ? [[name, String(call.path).replace(/\/:.*$/, '')] as const]
        : [],
    )
    const made = ([name, path]: readonly [string, string]) =>
      new RegExp(`\\b${name}\\b`).test(code) || code.includes(`'${path}`) || code.includes(`\`${path}`)
    expect(
      calls
        .filter(call => !made(call))
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(WAITING.calls)
  })

  test('words of the vocabulary name something of the catalogue', () => {
    const goods = read('catalogue/*.json', 'catalogue/!(vocabulary)/**/*.json').join('\n')
    const lists = read('apps/api/src/modules/**/*.ts').join('\n')
    const known = new Set((goods + stories.join('\n') + code + lists).toLowerCase().match(/[\w:-]+/g))
    const idle = Object.fromEntries(
      globSync('catalogue/vocabulary/*.json', { cwd: root })
        .toSorted()
        .flatMap(path => {
          const group = path.split(/[/\\]/).at(-1)?.replace('.json', '') ?? ''
          const { terms } = JSON.parse(readFileSync(join(root, path), 'utf8')) as { terms: { id: string }[] }
          const unused = terms.map(({ id }) => id).filter(id => !known.has(id.toLowerCase()))
          return unused.length > 0 ? [[group, group === 'display-materials' ? unused.length : unused]] : []
        }),
    )
    expect(idle).toEqual(WAITING.terms)
  })
})
