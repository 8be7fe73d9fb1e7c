import { readFile } from 'node:fs/promises'
import { getArticlePrice, getProductFormReference, getSelectionData } from '@passepartout/contracts'
import {
  formatGroups,
  formatProblems,
  materialOf,
  parseCatalogue,
  parseDesignerUrl,
  parsePriceBook,
  shopFor,
} from '@passepartout/domain'
import { readCatalogueFiles } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { createApi } from './create-api.ts'
import { newVisitor, useShop } from './shop.fixture.ts'

const shop = useShop()

/** The shop's own files with a material unknown to the code, added as docs/guides/add-a-material.md describes. */
async function filesWithCork() {
  const files = structuredClone(await readCatalogueFiles())
  const poster = files['materials/poster.json'] as object
  const name = { de: 'Kork', en: 'Cork', es: 'Corcho', fr: 'Liège', it: 'Sughero', nl: 'Kurk' }
  files['materials/kork.json'] = {
    ...poster,
    id: 'kork',
    position: 13,
    name,
    text: name,
    options: [],
    frames: ['holzrahmen'],
  }
  const list = files['prices/wall-art.json'] as { curves: object }
  list.curves = { ...list.curves, kork: { base: 900, perM2: 7000 } }
  return files
}

async function shopWithCork() {
  const files = await filesWithCork()
  const catalogue = parseCatalogue(files)
  if (!catalogue.ok) throw new Error(formatProblems(catalogue.problems).join('\n'))
  const priceBook = parsePriceBook(files, catalogue.value)
  if (!priceBook.ok) throw new Error(formatProblems(priceBook.problems).join('\n'))
  const api = createApi({
    ...shop().deps,
    catalogue: () => catalogue.value,
    priceBook: () => priceBook.value,
  })
  return { catalogue: catalogue.value, visitor: newVisitor(api) }
}

describe('a material that only the data knows', () => {
  test('has its formats, and a price for each of them', async () => {
    const { catalogue, visitor } = await shopWithCork()
    const groups = formatGroups(catalogue, materialOf(catalogue, 'kork'), shopFor('passepartout', 'de-DE'))
    expect(groups.length).toBeGreaterThan(1)
    const formatType = groups[0]?.main[0] ?? ''
    const query = { materialType: 'kork', formatType, frameType: 'holzrahmen' }
    const answer = await visitor.client.call(getArticlePrice, { query })
    expect(answer).toMatchObject({
      ok: true,
      payload: { parts: [{ code: 'material', value: 'kork' }, { code: 'frame' }] },
    })
  })

  test('stands in the calculator and in the selection under its own name', async () => {
    const { visitor } = await shopWithCork()
    const reference = await visitor.client.call(getProductFormReference, {
      query: { product: 'photo-frame' },
    })
    if (!reference.ok) throw new Error(reference.code)
    expect(reference.payload.options.find(({ value }) => value === 'kork')).toMatchObject({ name: 'Kork' })
    const selection = await visitor.client.call(getSelectionData, { query: { materialType: 'kork' } })
    expect(selection).toMatchObject({ ok: true, payload: { configuration: { materialType: 'kork' } } })
  })

  test('arrives in the designer by its address', async () => {
    const { visitor } = await shopWithCork()
    const article = await visitor.request('/web-api/sku/container?sku=kork-600x400')
    const { payload } = (await article.json()) as { payload: { designerUrl: string } }
    expect(parseDesignerUrl(payload.designerUrl, { year: 2026, month: 11 })).toMatchObject({
      kind: 'photo-frame',
      params: { materialType: 'kork', formatType: '600x400' },
    })
  })

  test('without a price stops the start with the file and the place', async () => {
    const files = await filesWithCork()
    files['prices/wall-art.json'] = JSON.parse(
      await readFile(new URL('../../../catalogue/prices/wall-art.json', import.meta.url), 'utf8'),
    )
    const catalogue = parseCatalogue(files)
    if (!catalogue.ok) throw new Error(formatProblems(catalogue.problems).join('\n'))
    const priceBook = parsePriceBook(files, catalogue.value)
    expect(priceBook.ok ? [] : formatProblems(priceBook.problems)).toEqual([
      'prices/wall-art.json at curves.kork: is missing',
    ])
  })
})
