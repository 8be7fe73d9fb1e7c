import { createMomentFormatter } from '@passepartout/commerce/orders'
import { listAccountDesigns } from '@passepartout/contracts'
import { draftKindSchema, schemas } from '@passepartout/contracts/schemas'
import { listDrafts } from '@passepartout/db'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { draftEditUrl } from '../drafts/index.ts'

export const listAccountDesignsRoute = route(
  listAccountDesigns,
  schemas.listAccountDesigns,
  async context => {
    if (!context.session) return refuse('unauthorised')
    const rows = await listDrafts(context.db, context.session)
    const shown = createMomentFormatter(context, context.shop)
    return success({
      designs: rows.map(row => ({
        id: row.id,
        title: row.title,
        kind: draftKindSchema.parse(row.kind),
        updatedAt: shown(row.updatedAt, 'date'),
        editUrl: draftEditUrl(context, row),
        pictureUrl: `/web-api/drafts/${row.id}/picture?revision=${row.revision}`,
      })),
    })
  },
)
