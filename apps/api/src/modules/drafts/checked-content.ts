import type { DraftConfiguration } from '@passepartout/contracts'
import { ownPhotoIds } from '@passepartout/db'
import {
  type DesignerAddress,
  type DesignerParams,
  designerUrl,
  documentKindOf,
  isSoldBy,
  type ProductConfiguration,
  parseDesignerUrl,
} from '@passepartout/domain'
import { type Refusal, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { askedProduct, refuseConfiguration } from '../prices/index.ts'
import { draftHash } from './content-hash.ts'
import { kindChosenInside, monthIn } from './drafted-product.ts'
import { withDrawnOrnaments } from './drawn-ornaments.ts'
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

  const { uploadIds: ids } = document
  const own = visitorId ? await ownPhotoIds(db, { visitorId, ids }) : new Set()
  if (ids.some(id => !own.has(id))) return refuse('invalid-document', { text: 'draft.foreign-photo' })

  const documentJson = withDrawnOrnaments(document.json, document.ornaments, context.designs)
  return {
    title,
    configuration,
    documentJson,
    contentHash: draftHash({ title, configuration, documentJson }),
  }
}

/** What is chosen in the designer must be what can be made; an address must be the designer's own, and is kept in full. */
function checkedConfiguration(
  context: CallContext,
  kind: string,
  given: DraftConfiguration,
): DraftConfiguration | Refusal {
  const { shop, translate, now } = context
  const chosenInside = kindChosenInside(kind)
  if ('designerUrl' in given) {
    const address = parseDesignerUrl(given.designerUrl, monthIn(now))
    const isOwn = address !== undefined && !chosenInside && documentKindOf(address.kind) === kind
    return isOwn ? { designerUrl: written(address) } : refuse('invalid-configuration')
  }
  if (!chosenInside) return refuse('invalid-configuration')
  if (!isSoldBy(shop.channel, chosenInside)) return refuse('not-in-this-shop')
  const asked = askedProduct(context, chosenInside, given)
  if (!asked.ok) return refuseConfiguration(asked.problems, translate)
  const { kind: _kind, ...configuration } = asked.configuration as ProductConfiguration
  return configuration as DraftConfiguration
}

const written = ({ kind, params, extras }: DesignerAddress): string =>
  designerUrl(kind, params as DesignerParams[typeof kind], extras)
