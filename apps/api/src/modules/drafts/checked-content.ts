import type { DraftConfiguration, DraftKind } from '@passepartout/contracts'
import { ownPhotoIds } from '@passepartout/db'
import {
  type DesignerAddress,
  type DesignerParams,
  designerUrl,
  isSoldBy,
  parseDesignerUrl,
} from '@passepartout/domain'
import { type Refusal, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { askedConfiguration, refuseConfiguration } from '../prices/index.ts'
import { draftHash } from './content-hash.ts'
import type { ReadDocument } from './read-draft.ts'

export interface GivenContent {
  title: string
  configuration: DraftConfiguration
  document: ReadDocument
}

export interface CheckedContent {
  title: string
  configuration: DraftConfiguration
  documentJson: string
  contentHash: string
}

/**
 * A design from outside: document repaired or refused, configuration complete and possible, every placed upload
 * the visitor's own. Photos still on their way have ids of the device and are let through: only an order waits.
 */
export async function checkedContent(
  context: CallContext,
  { visitorId, kind, content }: { visitorId: string | undefined; kind: string; content: GivenContent },
): Promise<CheckedContent | Refusal> {
  const { db, log, requestId } = context
  const { document, title } = content
  if (!document.ok || document.kind !== kind) {
    const problems = document.ok ? ['another kind'] : document.problems
    log.warn({ requestId, problems }, 'a design could not be read')
    return refuse('invalid-document', { text: 'draft.unreadable' })
  }
  const configuration = checkedConfiguration(context, kind, content.configuration)
  if ('refused' in configuration) return configuration

  const { json: documentJson, uploadIds: ids } = document
  const own = visitorId ? await ownPhotoIds(db, { visitorId, ids }) : new Set()
  if (ids.some(id => !own.has(id))) return refuse('invalid-document', { text: 'draft.foreign-photo' })

  return {
    title,
    configuration,
    documentJson,
    contentHash: draftHash({ title, configuration, documentJson }),
  }
}

/** A picture must be one that can be made; the address of anything else must be its designer's, and is kept in full. */
function checkedConfiguration(
  { catalogue, shop, translate, now }: CallContext,
  kind: string,
  given: DraftConfiguration,
): DraftConfiguration | Refusal {
  if ('designerUrl' in given) {
    const current = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
    const address = parseDesignerUrl(given.designerUrl, current)
    const isOwn = address !== undefined && address.kind !== 'photo-frame' && KINDS[address.kind] === kind
    return isOwn ? { designerUrl: written(address) } : refuse('invalid-configuration')
  }
  if (kind !== 'photo-frame') return refuse('invalid-configuration')
  if (!isSoldBy(shop.channel, kind)) return refuse('not-in-this-shop')
  const asked = askedConfiguration(catalogue, given, shop)
  return asked.ok ? { ...asked.configuration } : refuseConfiguration(asked.problems, translate)
}

const KINDS = {
  calendar: 'calendar',
  card: 'card',
  collage: 'collage',
  photobook: 'photobook',
  photobox: 'prints',
} as const satisfies Record<Exclude<DesignerAddress['kind'], 'photo-frame'>, DraftKind>

const written = ({ kind, params, extras }: DesignerAddress): string =>
  designerUrl(kind, params as DesignerParams[typeof kind], extras)
