import type { Draft } from '@passepartout/contracts'
import {
  documentObjectSchema,
  draftConfigurationSchema,
  draftKindSchema,
} from '@passepartout/contracts/schemas'
import type { DraftRow, DraftSummary } from '@passepartout/db'
import type { AuthorisedDraft } from './authorise-draft.ts'
import { redactPhotoDetails } from './guest-document.ts'

export const toDraftPayload = (row: DraftRow): Draft => ({
  ...toDraftSummary(row),
  document: documentObjectSchema.parse(row.document),
})

/** The payload for an authorised caller: for guests with the expiry and without photo details. */
export function toDraftPayloadFor({ draft, guest }: AuthorisedDraft): Draft {
  const shown = toDraftPayload(draft)
  if (!guest) return shown
  return {
    ...shown,
    document: redactPhotoDetails(shown.document),
    guest: { endsAt: guest.endsAt.toISOString() },
  }
}

export const toDraftSummary = (row: DraftSummary): Omit<Draft, 'document' | 'guest'> => ({
  id: row.id,
  revision: row.revision,
  kind: draftKindSchema.parse(row.kind),
  title: row.title,
  configuration: draftConfigurationSchema.parse(row.configuration),
  updatedAt: row.updatedAt.toISOString(),
})
