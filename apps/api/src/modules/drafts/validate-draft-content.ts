import type { DraftConfiguration } from '@passepartout/contracts'
import { filterReadyPhotoIds } from '@passepartout/db'
import {
  type DesignerAddress,
  type DesignerParams,
  designerUrl,
  documentKindOf,
  isSoldInChannel,
  type ProductConfiguration,
  parseDesignerUrl,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'
import { refuseConfiguration, requestedProduct } from '../prices/index.ts'
import { draftHash } from './content-hash.ts'
import { clampOrnamentsToDesign } from './design-ornaments.ts'
import type { ParsedDocument } from './parse-draft.ts'
import { currentProductionMonth, kindWithInlineChoices } from './product-of-draft.ts'

export interface DraftContentInput {
  title: string
  configuration: DraftConfiguration
  document: ParsedDocument
}

export interface ValidatedContent {
  title: string
  configuration: DraftConfiguration
  documentJson: string
  contentHash: string
}

/**
 * Validates a draft from outside: the document is repaired or refused, the configuration must be complete and
 * available, and every placed upload must be the visitor's own. Photos that are still uploading have ids of the device
 * and are accepted; only orders require their upload.
 */
export async function validateDraftContent(
  context: CallContext,
  { visitorId, kind, content }: { visitorId: string | undefined; kind: string; content: DraftContentInput },
): Promise<ValidatedContent | Refusal> {
  const { db, log, requestId } = context
  const { document, title } = content
  if (!document.ok || document.kind !== kind) {
    const problems = document.ok ? ['another kind'] : document.problems
    log.warn({ requestId, problems }, 'draft document invalid')
    return refuse('invalid-document', { text: 'draft.unreadable' })
  }
  const configuration = validateConfiguration(context, kind, content.configuration)
  if ('refused' in configuration) return configuration

  const { uploadIds: ids } = document
  const own = visitorId ? await filterReadyPhotoIds(db, { visitorId, ids }) : new Set()
  if (ids.some(id => !own.has(id))) return refuse('invalid-document', { text: 'draft.foreign-photo' })

  const documentJson = clampOrnamentsToDesign(document.json, document.ornaments, context.designs)
  return {
    title,
    configuration,
    documentJson,
    contentHash: draftHash({ title, configuration, documentJson }),
  }
}

/** Choices made in the designer must be available; an address must be the designer's own and is stored in full. */
function validateConfiguration(
  context: CallContext,
  kind: string,
  given: DraftConfiguration,
): DraftConfiguration | Refusal {
  const { shop, translate, now } = context
  const chosenInside = kindWithInlineChoices(kind)
  if ('designerUrl' in given) {
    const address = parseDesignerUrl(given.designerUrl, currentProductionMonth(now))
    const isOwn = address !== undefined && !chosenInside && documentKindOf(address.kind) === kind
    return isOwn ? { designerUrl: toDesignerUrl(address) } : refuse('invalid-configuration')
  }
  if (!chosenInside) return refuse('invalid-configuration')
  if (!isSoldInChannel(shop.channel, chosenInside)) return refuse('not-in-this-shop')
  const requested = requestedProduct(context, chosenInside, given)
  if (!requested.ok) return refuseConfiguration(requested.problems, translate)
  const { kind: _kind, ...configuration } = requested.configuration as ProductConfiguration
  return configuration as DraftConfiguration
}

const toDesignerUrl = ({ kind, params, extras }: DesignerAddress): string =>
  designerUrl(kind, params as DesignerParams[typeof kind], extras)
