import type { ParseResult } from '@passepartout/document'
import type { CallContext } from '../../http/call-context.ts'
import { RefusedError, refuse } from '../../http/call-result.ts'

/**
 * Large documents are parsed in a queue, so that other requests are not delayed; when it is full the call is
 * `unavailable`.
 */
const tooManyDrafts = () => new RefusedError(refuse('unavailable', { headers: { 'retry-after': '5' } }))

/** Parses a stored document, which may be of an earlier release. */
export async function parseStoredDocument(
  { draftReader }: Pick<CallContext, 'draftReader'>,
  document: unknown,
): Promise<ParseResult> {
  const opened = await draftReader.open(document)
  if (!opened) throw tooManyDrafts()
  return opened
}

/** `contentHash` for content that may be large. */
export async function hashLargeContent(
  { draftReader }: Pick<CallContext, 'draftReader'>,
  content: unknown,
): Promise<string> {
  const hash = await draftReader.hash(content)
  if (hash === undefined) throw tooManyDrafts()
  return hash
}
