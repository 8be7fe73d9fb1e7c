import { addCartLine, createDraft } from '@passepartout/contracts'
import {
  createPagesDocument,
  type Document,
  type MergeData,
  withMerge,
  withPhoto,
  withProofApproved,
} from '@passepartout/document'
import { type ProductConfiguration, parseDesignerUrl, printedPagesOf, shopFor } from '@passepartout/domain'
import { uploadPhoto } from './frame-design.fixture.ts'
import { apiKindAdapter } from './kinds/registry.ts'
import type { useShop, Visitor } from './shop.fixture.ts'

type Shop = ReturnType<ReturnType<typeof useShop>>

/** Adds cards with envelopes to the visitor's cart, configured by their designer's address. @returns the line */
export async function cardsInEnvelopes(
  { shop, visitor }: { shop: Shop; visitor: Visitor },
  envelopes: string,
  {
    quantity = 60,
    replaces,
    themeId = 'seeblick',
    names,
  }: {
    quantity?: number
    replaces?: string | undefined
    themeId?: string
    /** Mail-merge table of the cards. */
    names?: MergeData | undefined
  } = {},
) {
  const designerUrl = `/configurator-card?themeId=${themeId}&quantity=${quantity}&${envelopes}`
  const { deps } = shop
  const params = { ...parseDesignerUrl(designerUrl, { year: 2026, month: 11 })?.params }
  const context = { catalogue: deps.catalogue(), designs: deps.designs(), now: deps.clock() }
  const german = { ...context, shop: shopFor('passepartout', 'de-DE') }
  const product = apiKindAdapter('card').addressed?.(german, params) as ProductConfiguration
  const { id, name, width, height } = await uploadPhoto(visitor)
  const pages = (printedPagesOf(context.catalogue, product) ?? []).map(({ safe = 4, ...page }, index) => ({
    ...{ id: `page-${index}`, ...page, safe },
    slots: [{ id: `photo-${index}`, box: 'full' as const }],
  }))
  const empty: Document = {
    ...createPagesDocument('card', pages),
    refinement: 'refinementType' in product ? product.refinementType : ('none' as const),
    card: { envelope: null, punching: null, read: null },
  }
  const asset = { id, name, width, height, source: 'upload' as const, notices: [] }
  const shown = pages.reduce((made, _, index) => withPhoto(made, `photo-${index}`, asset), empty)
  const document = withProofApproved(names ? withMerge(shown, names) : shown)
  const draft = await visitor.client.call(createDraft, {
    body: { kind: 'card', title: 'Für Anna', configuration: { designerUrl }, document: { ...document } },
  })
  if (!draft.ok) throw new Error(JSON.stringify(draft))
  const body = { draftId: draft.payload.id, draftRevision: 1, quantity, ...(replaces && { replaces }) }
  const added = await visitor.client.call(addCartLine, { body })
  if (!added.ok) throw new Error(JSON.stringify(added))
  return added.payload.lineId
}
