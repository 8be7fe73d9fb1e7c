import { findDraft, setDraftConfiguration } from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { hashLargeContent } from './parse-stored-document.ts'

interface DraftChoice {
  visitorId: string
  draftId: string
  /** Parameter of the designer's address. */
  name: string
  /** The choice as the draft has it now, if it is one of these. */
  from: readonly (string | undefined)[]
  to: string
}

/**
 * What was chosen elsewhere for a line, in the draft it was made from: its designer shows it, and the line that is made of it next
 * keeps it. A draft that says something else by now, or that moves on at this moment, is left alone.
 */
export async function setDraftChoice(
  context: CallContext,
  { visitorId, draftId, name, from, to }: DraftChoice,
): Promise<void> {
  const { db, now } = context
  const draft = await findDraft(db, { visitorId, id: draftId })
  const { designerUrl } = Object(draft?.configuration)
  if (!draft || typeof designerUrl !== 'string') return
  const url = new URL(designerUrl, 'http://designer.invalid')
  const said = url.searchParams.get(name) ?? undefined
  if (said === to || !from.includes(said)) return
  url.searchParams.set(name, to)
  const configuration = { ...Object(draft.configuration), designerUrl: url.pathname + url.search }
  const { document, title, revision } = draft
  const contentHash = await hashLargeContent(context, { configuration, document, title })
  await setDraftConfiguration(db, { visitorId, id: draftId, configuration, contentHash, revision, now })
}
