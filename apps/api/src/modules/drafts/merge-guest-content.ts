import { idSchema } from '@passepartout/contracts/schemas'
import { type DraftRow, type DraftShareRow, sharePhotoIds } from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'
import { canonicalJson, draftHash } from './content-hash.ts'
import { newAssetIds, restoreOwnerFields } from './guest-document.ts'
import type { ValidatedContent } from './validate-draft-content.ts'

/**
 * Validates a guest's change: its photos must be those of the draft or have been uploaded through the link, so that
 * guests cannot display other photos of the owner by naming their ids.
 */
export async function mergeGuestContent(
  context: CallContext,
  { draft, guest, checked }: { draft: DraftRow; guest: DraftShareRow; checked: ValidatedContent },
): Promise<ValidatedContent | Refusal> {
  const spent = await context.spendOf('share-saves', guest.id)
  if (spent) return spent
  // Serialised by the validation, so it is valid JSON.
  const sent = JSON.parse(checked.documentJson) as Record<string, unknown>
  // Photos that are still uploading have ids of the device.
  const added = newAssetIds(sent, draft.document).filter(id => idSchema.safeParse(id).success)
  const came = added.length > 0 ? await sharePhotoIds(context.db, { shareId: guest.id }) : new Set()
  if (added.some(id => !came.has(id))) return refuse('invalid-document', { text: 'draft.foreign-photo' })
  const { title, configuration } = checked
  const documentJson = canonicalJson(restoreOwnerFields(sent, draft.document))
  return {
    ...{ title, configuration, documentJson },
    contentHash: draftHash({ title, configuration, documentJson }),
  }
}
