import { idSchema } from '@passepartout/contracts/schemas'
import { ownPhotoIds } from '@passepartout/db'
import { type Document, findAsset, parseDocument, placedAssetIds } from '@passepartout/document'
import type { FrameConfiguration, FrameConfigurationInput } from '@passepartout/domain'
import { type Refusal, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { askedConfiguration, refuseConfiguration } from '../prices/index.ts'
import { contentHash } from './content-hash.ts'

export interface GivenContent {
  title: string
  configuration: FrameConfigurationInput
  document: unknown
}

export interface CheckedContent {
  title: string
  configuration: FrameConfiguration
  document: Document
  contentHash: string
}

/**
 * A design from outside: document repaired or refused, configuration complete and possible, every placed upload
 * the visitor's own. Photos still on their way have ids of the device and are let through: only an order waits.
 */
export async function checkedContent(
  { catalogue, shop, translate, db, log, requestId }: CallContext,
  { visitorId, content }: { visitorId: string | undefined; content: GivenContent },
): Promise<CheckedContent | Refusal> {
  const parsed = parseDocument(content.document)
  if (!parsed.ok) {
    log.warn({ requestId, problems: parsed.problems.slice(0, 5) }, 'a design could not be read')
    return refuse('invalid-document', { text: 'draft.unreadable' })
  }
  const asked = askedConfiguration(catalogue, content.configuration, shop)
  if (!asked.ok) return refuseConfiguration(asked.problems, translate)

  const ids = uploadIds(parsed.document)
  const own = visitorId ? await ownPhotoIds(db, { visitorId, ids }) : new Set()
  if (ids.some(id => !own.has(id))) return refuse('invalid-document', { text: 'draft.foreign-photo' })

  const { title } = content
  const { configuration } = asked
  const { document } = parsed
  return { title, configuration, document, contentHash: contentHash({ title, configuration, document }) }
}

/** Ids of placed photos that the server should know. */
export const uploadIds = (document: Document): string[] =>
  [...placedAssetIds(document)].filter(
    id => findAsset(document, id)?.source === 'upload' && idSchema.safeParse(id).success,
  )
