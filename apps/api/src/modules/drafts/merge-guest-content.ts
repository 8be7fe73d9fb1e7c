import { idSchema } from '@passepartout/contracts/schemas'
import { type DraftRow, type DraftShareRow, sharePhotoIds } from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'
import { canonicalJson, draftHash } from './content-hash.ts'
import { newAssetIds, restoreOwnerFields } from './guest-document.ts'
import type { ValidatedContent } from './validate-draft-content.ts'

/**
 * A change by a link, as it may be kept: its photos are those that the draft has already and those that came by the link, so that
 * no other photo of the owner is shown by naming it.
 */
export async function mergeGuestContent(
  context: CallContext,
  { draft, guest, checked }: { draft: DraftRow; guest: DraftShareRow; checked: ValidatedContent },
): Promise<ValidatedContent | Refusal> {
  const spent = await context.spendOf('share-saves', guest.id)
  if (spent) return spent
  // Written by the check a moment ago.
  const sent = JSON.parse(checked.documentJson) as Record<string, unknown>
  // Photos on their way have ids of their device.
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
