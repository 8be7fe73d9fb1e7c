import type { Draft } from '@passepartout/contracts'
import { documentShape, draftConfigurationSchema, draftKindSchema } from '@passepartout/contracts/schemas'
import type { DraftRow, DraftSummary } from '@passepartout/db'

/** A draft as answers carry it. */
export const shownDraft = (row: DraftRow): Draft => ({
  ...shownSummary(row),
  document: documentShape.parse(row.document),
})

export const shownSummary = (row: DraftSummary): Omit<Draft, 'document'> => ({
  id: row.id,
  revision: row.revision,
  kind: draftKindSchema.parse(row.kind),
  title: row.title,
  configuration: draftConfigurationSchema.parse(row.configuration),
  updatedAt: row.updatedAt.toISOString(),
})
