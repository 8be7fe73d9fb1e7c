import { listAccountDesigns } from '@passepartout/contracts'
import { draftKindSchema, schemas } from '@passepartout/contracts/schemas'
import { listDrafts } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { editUrlOf } from '../drafts/index.ts'
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
