import { findDraft, setDraftConfiguration } from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { hashLargeContent } from './parse-stored-document.ts'

interface DraftChoice {
  visitorId: string
  draftId: string
  /** Parameter of the designer's address. */
  name: string
  /** The expected current choice of the draft; any other is left unchanged. */
  from: readonly (string | undefined)[]
  to: string
}

/**
 * Copies a choice made for a cart line to its draft, so that the designer shows it and the next line contains it. A
 * draft with another choice by now, or changed at this moment, is left alone.
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
  const choice = url.searchParams.get(name) ?? undefined
  if (choice === to || !from.includes(choice)) return
  url.searchParams.set(name, to)
  const configuration = { ...Object(draft.configuration), designerUrl: url.pathname + url.search }
  const { document, title, revision } = draft
  const contentHash = await hashLargeContent(context, { configuration, document, title })
  await setDraftConfiguration(db, { visitorId, id: draftId, configuration, contentHash, revision, now })
}
