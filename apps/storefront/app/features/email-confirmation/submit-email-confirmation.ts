import type { CallResult, Client } from '@passepartout/contracts'
import { apiClient } from '../../platform/api-client.ts'
import type { PageRequest } from '../../platform/request.ts'

const LONGEST_TOKEN = 200

/** Which of a page's two buttons the link addresses: `other` if it names that one, else `confirm`. */
export const confirmationStep = <Other extends string>(
  { target }: PageRequest,
  other: Other,
): 'confirm' | Other => (target.kind === 'system' && target.below === other ? other : 'confirm')

/** Executes the action of an email link by its token; `expired` if the token is no longer valid. */
export async function submitEmailConfirmation(
  request: Request,
  own: PageRequest,
  call: (api: Client, query: { token: string }) => Promise<CallResult<unknown>>,
): Promise<'done' | 'expired' | { problem: string; status: number }> {
  const token = (new URL(request.url).searchParams.get('token') ?? '').slice(0, LONGEST_TOKEN)
  const result = await call(apiClient(own), { token })
  if (result.ok) return 'done'
  if (result.status === 410 || result.status === 422) return 'expired'
  return { problem: result.message, status: result.status || 503 }
}
