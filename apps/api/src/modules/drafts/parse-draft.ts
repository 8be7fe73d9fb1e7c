import { idSchema, schemas } from '@passepartout/contracts/schemas'
import {
  type Document,
  findAsset,
  type ParseProblem,
  parseDocument,
  placedAssetIds,
} from '@passepartout/document'
import type * as z from 'zod'
import { type CheckedBody, checkBody } from '../../http/check-body.ts'
import type { ReceivedJson } from '../../http/read-json.ts'
import { canonicalJson } from './content-hash.ts'
import { type OrnamentClaims, readOrnamentClaims } from './design-ornaments.ts'

/** A document from outside, repaired and written for the database, with what its keeper asks of it; or why it is none. */
export type ParsedDocument =
  | {
      ok: true
      kind: Document['kind']
      json: string
      uploadIds: string[]
      ornaments: OrnamentClaims | undefined
    }
  | { ok: false; problems: ParseProblem[] }

export type DraftBodyKind = 'createDraft' | 'putDraft'
/** What the call sends, its document read. Plain data of few values: it comes out of a thread. */
export type ParsedDraft<Name extends DraftBodyKind> = Omit<
  z.output<(typeof schemas)[Name]['body']>,
  'document'
> & {
  document: ParsedDocument
}

/** Reads the body of a draft's call as far as it needs nothing but the body. */
export function parseDraftBody<Name extends DraftBodyKind>(
  name: Name,
  json: ReceivedJson,
): CheckedBody<ParsedDraft<Name>> {
  const body = checkBody(schemas[name].body, json)
  if (!body.ok) return body
  const value = { ...body.value, document: readDocument(body.value.document) }
  // The compiler does not tie a schema to its name.
  return { ok: true, value: value as unknown as ParsedDraft<Name> }
}

function readDocument(given: unknown): ParsedDocument {
  const parsed = parseDocument(given)
  if (!parsed.ok) return { ok: false, problems: parsed.problems.slice(0, 5) }
  // Drawings are the catalogue's: a draft names them, and brings none of its own.
  const document = { ...parsed.document, artworks: {} }
  return {
    ok: true,
    kind: document.kind,
    json: canonicalJson(document),
    uploadIds: uploadedPhotoIds(document),
    ornaments: readOrnamentClaims(document),
  }
}

/** Ids of placed photos that the server should know. */
export const uploadedPhotoIds = (document: Document): string[] =>
  [...placedAssetIds(document)].filter(
    id => findAsset(document, id)?.source === 'upload' && idSchema.safeParse(id).success,
  )
