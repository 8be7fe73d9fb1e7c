import { LIMITS, type ParseResult, parseDocument } from '@passepartout/document'
import type { DraftParser } from '../../deps.ts'
import type { CheckedBody } from '../../http/check-body.ts'
import type { JsonBudget } from '../../http/json-budget-meter.ts'
import type { ReceivedJson } from '../../http/read-json.ts'
import type { BodyReader } from '../../http/router.ts'
import { createThreadPool } from '../../threads/create-thread-pool.ts'
import { contentHash } from './content-hash.ts'
import { isExpensiveToParse } from './is-expensive-to-parse.ts'
import { type DraftBodyKind, type ParsedDraft, parseDraftBody } from './parse-draft.ts'

/**
 * Limits of a draft: ten times the bytes and six times the values of a photobook of 160 pages with 500 photos (386 KB,
 * 45,000 values with member names). No list or record of a document is longer than its list of photos.
 */
export const DRAFT_BUDGET: JsonBudget = {
  bytes: LIMITS.text,
  values: 300_000,
  width: 2 * LIMITS.assets,
  depth: LIMITS.depth + 2,
}

/** Parsed in the main thread up to this size, in about 10 ms; larger ones are parsed in a worker thread. */
const SMALL_BYTES = 64 * 1024
const MOST_WAITING = 16
/**
 * Larger than `MOST_WAITING`, so that stored drafts can still be read for carts when saving drafts is already refused.
 */
const MOST_WAITING_FOR_CARTS = 64
const TIMEOUT_MS = 10_000

export type DraftParserTask =
  | { task: 'read'; name: DraftBodyKind; json: ReceivedJson }
  | { task: 'open'; document: unknown }
  | { task: 'hash'; content: unknown }

export const draftBodyReader =
  <Name extends DraftBodyKind>(name: Name): BodyReader<ParsedDraft<Name>> =>
  (json, { draftReader }) =>
    draftReader.read(name, json)

/** Large drafts are parsed one after the other in a worker thread, which exists only while needed. */
export function createDraftParser(): DraftParser {
  const threads = createThreadPool<DraftParserTask>(new URL('./draft-parser-thread.ts', import.meta.url))
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function inThread(task: DraftParserTask): Promise<unknown> {
    if (waiting >= (task.task === 'read' ? MOST_WAITING : MOST_WAITING_FOR_CARTS)) return undefined
    waiting++
    const end = last.then(() => threads.run(task, { timeoutMs: TIMEOUT_MS }))
    last = end
    const ended = await end
    waiting--
    return 'done' in ended ? ended.done : undefined
  }

  return {
    read: async (name, json) => {
      if (json.bytes.length <= SMALL_BYTES) return parseDraftBody(name, json)
      const read = (await inThread({ task: 'read', name, json })) as CheckedBody<never> | undefined
      return read ?? { ok: false, code: 'unavailable' }
    },
    open: async document =>
      isExpensiveToParse(document)
        ? ((await inThread({ task: 'open', document })) as ParseResult | undefined)
        : parseDocument(document),
    hash: async content =>
      isExpensiveToParse(content)
        ? ((await inThread({ task: 'hash', content })) as string | undefined)
        : contentHash(content),
    close: threads.close,
  }
}
