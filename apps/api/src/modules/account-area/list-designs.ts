import { listAccountDesigns } from '@passepartout/contracts'
import { draftKindSchema, schemas } from '@passepartout/contracts/schemas'
import { type DraftSummary, listDrafts } from '@passepartout/db'
import { designerOf, designerUrl } from '@passepartout/domain'
import { answer, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { route } from '../../http/router.ts'
import { apiKind } from '../../kinds/registry.ts'
import { draftedProduct, monthIn } from '../drafts/index.ts'
import { momentsOf } from '../orders/index.ts'

export const listAccountDesignsRoute = route(
  listAccountDesigns,
  schemas.listAccountDesigns,
  async context => {
    if (!context.session) return refuse('unauthorised')
    const rows = await listDrafts(context.db, context.session)
    const shown = momentsOf(context, context.shop)
    return answer({
      designs: rows.map(row => ({
        id: row.id,
        title: row.title,
        kind: draftKindSchema.parse(row.kind),
        updatedAt: shown(row.updatedAt, 'date'),
        editUrl: editUrlOf(context, row),
        pictureUrl: `/web-api/drafts/${row.id}/picture?revision=${row.revision}`,
      })),
    })
  },
)

/** Opens the design with the choices that it was left with; where they are no longer sold, with what its designer begins with. */
function editUrlOf(context: CallContext, row: DraftSummary): string {
  const extras = { locale: context.shop.locale, draft: row.id }
  const { kind, configuration } = draftedProduct(context, row)
  const linked = kind && configuration && apiKind(kind).link(configuration, monthIn(context.now), extras)
  if (linked) return linked
  const { designerUrl: kept } = Object(row.configuration)
  if (typeof kept === 'string' && kept.startsWith('/configurator-')) {
    const url = new URL(kept, 'http://shop')
    for (const [name, value] of Object.entries(extras)) url.searchParams.set(name, value)
    return url.pathname + url.search
  }
  const designer = kind && designerOf(kind)
  return designer ? designerUrl(designer, {}, extras) : '/'
}
