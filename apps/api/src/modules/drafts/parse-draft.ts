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

/**
 * A document from outside, repaired and serialised for the database, with the data that validation needs; or its
 * problems.
 */
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
/** The call's body with its document parsed. Plain data of few values, so that a thread can return it. */
export type ParsedDraft<Name extends DraftBodyKind> = Omit<
  z.output<(typeof schemas)[Name]['body']>,
  'document'
> & {
  document: ParsedDocument
}

/** Parses the body of a draft's call as far as nothing else is needed. */
export function parseDraftBody<Name extends DraftBodyKind>(
  name: Name,
  json: ReceivedJson,
): CheckedBody<ParsedDraft<Name>> {
  const body = checkBody(schemas[name].body, json)
  if (!body.ok) return body
  const value = { ...body.value, document: readDocument(body.value.document) }
  // TypeScript does not connect the schema to its name.
  return { ok: true, value: value as unknown as ParsedDraft<Name> }
}

function readDocument(given: unknown): ParsedDocument {
  const parsed = parseDocument(given)
  if (!parsed.ok) return { ok: false, problems: parsed.problems.slice(0, 5) }
  // Artwork belongs to the catalogue: a draft refers to it and contains none.
  const document = { ...parsed.document, artworks: {} }
  return {
    ok: true,
    kind: document.kind,
    json: canonicalJson(document),
    uploadIds: uploadedPhotoIds(document),
    ornaments: readOrnamentClaims(document),
  }
}

/** Ids of placed photos that should be on the server. */
export const uploadedPhotoIds = (document: Document): string[] =>
  [...placedAssetIds(document)].filter(
    id => findAsset(document, id)?.source === 'upload' && idSchema.safeParse(id).success,
  )
