import type { Draft } from '@passepartout/contracts'
import { documentShape, draftConfigurationSchema, draftKindSchema } from '@passepartout/contracts/schemas'
import type { DraftRow, DraftSummary } from '@passepartout/db'
import { withoutPhotoFacts } from './guest-document.ts'
import type { TouchedDraft } from './touched-draft.ts'

/** A draft as answers carry it. */
export const shownDraft = (row: DraftRow): Draft => ({
  ...shownSummary(row),
  document: documentShape.parse(row.document),
})

/** The same to whoever may touch it: a guest is told until when, and sees of photos what previews show. */
export function shownTo({ draft, guest }: TouchedDraft): Draft {
  const shown = shownDraft(draft)
  if (!guest) return shown
  return {
    ...shown,
    document: withoutPhotoFacts(shown.document),
    guest: { endsAt: guest.endsAt.toISOString() },
  }
}

export const shownSummary = (row: DraftSummary): Omit<Draft, 'document' | 'guest'> => ({
  id: row.id,
  revision: row.revision,
  kind: draftKindSchema.parse(row.kind),
  title: row.title,
  configuration: draftConfigurationSchema.parse(row.configuration),
  updatedAt: row.updatedAt.toISOString(),
})
