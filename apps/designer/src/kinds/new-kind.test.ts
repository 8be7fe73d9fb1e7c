import { createPagesDocument } from '@passepartout/document'
import { type DesignableKind, parseDesignerUrl, shopFor } from '@passepartout/domain'
import { readCatalogue } from '@passepartout/testing'
import { expect, test } from 'vitest'
import type { DesignerData } from '../data/designer-data.ts'
import { newDesign } from '../saving/open-design.ts'
import { parseStoredContent } from '../saving/parse-stored-content.ts'
import { renderDesignerPage } from '../server/render-page.ts'
import type { OpenContext } from './open/open-context.ts'
import { openProduct, PRODUCT_OPENERS } from './open/open-product.ts'
import { pages } from './pages.tsx'
import { DESIGNER_KIND_ADAPTERS } from './registry.ts'

const MUG = 'mug' as DesignableKind
const shop = shopFor('passepartout', 'de-DE')
const manifest = { 'src/main.tsx': { file: 'assets/main.js', isEntry: true } }
/** The delivery of a mug is unknown. */
const silent = { call: async () => ({ ok: false }) } as unknown as OpenContext['client']
const sheet = { id: 'front', widthMm: 200, heightMm: 90, bleed: 2, safe: 3, slots: [] }

test('a kind of product that is added to the registry has its designer, which opens and reads its designs', async () => {
  Object.assign(DESIGNER_KIND_ADAPTERS, { [MUG]: pages })
  Object.assign(PRODUCT_OPENERS, {
    [MUG]: {
      open: async (address: { params: { mugColour?: string } }) => ({
        address: `/configurator-mug?mugColour=${address.params.mugColour}`,
        ...{ design: null, size: '20 × 9 cm', facts: [], corrections: [], price: null },
        ...{ quantity: 1, viewing: 'hand', made: {} },
        document: createPagesDocument(MUG as 'card', [sheet]),
        pages: [{ id: 'front', label: { key: 'front' } }],
      }),
    },
  })
  const { catalogue } = await readCatalogue()
  const address = parseDesignerUrl('/configurator-mug?mugColour=red', { year: 2026, month: 11 })
  if (!address) throw new Error('It has no address')
  const page = await renderDesignerPage({
    ...{ shop, platform: 'web', path: '/configurator-mug', manifest },
    query: new URLSearchParams('mugColour=red'),
    data: {
      catalogue,
      materialPath: () => '/',
      product: () => openProduct(address, { client: silent } as OpenContext, () => '/mugs'),
    },
  })
  const json = /id="designer-data">(.*?)<\/script>/s.exec(page?.html ?? '')?.[1] ?? ''
  const data = JSON.parse(json) as DesignerData
  expect(data).toMatchObject({ kind: MUG, urls: { choose: '/mugs?mugColour=red' } })

  const { document, configuration } = newDesign(data)
  expect(document).toMatchObject({ kind: MUG, pages: [{ id: 'front' }] })
  expect(parseStoredContent(data, { document, configuration })).toEqual({ document, configuration })
  expect(parseStoredContent({ ...data, kind: 'card' }, { document, configuration })).toBeUndefined()
})
