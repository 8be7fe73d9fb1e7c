import type { ErrorCode } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'
import { type DecodeProblem, MAX_PIXELS } from '../../image-decoding/image-types.ts'
import type { MessageKey } from '../../messages/messages.ts'

/** A refusal whose message also appears at the field `file`. */
export function refuseFile(
  { translate }: Pick<CallContext, 'translate'>,
  code: ErrorCode,
  text: MessageKey,
  params: Readonly<Record<string, number>> = {},
): Refusal {
  return refuse(code, { text, params, errors: { file: [translate(text, params)] } })
}

export function refuseImage(context: Pick<CallContext, 'translate'>, problem: DecodeProblem): Refusal {
  if (problem.code === 'too-slow') return refuseFile(context, 'too-large', 'toolbox.too-slow')
  if (!('width' in problem)) return refuseFile(context, 'photo-broken', 'photo-broken')
  const { width, height } = problem
  if (problem.code === 'photo-too-heavy')
    return refuseFile(context, 'photo-too-many-pixels', 'photo.too-heavy', { width, height })
  const params = { width, height, megapixels: MAX_PIXELS / 1_000_000 }
  return refuseFile(context, 'photo-too-many-pixels', 'toolbox.too-many-pixels', params)
}
