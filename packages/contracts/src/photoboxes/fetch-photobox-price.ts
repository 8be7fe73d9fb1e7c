import type { CallPayload } from '../call.ts'
import type { Client } from '../client.ts'
import type { CorrectableQuery } from '../fetch-with-corrections.ts'
import type { CallResult } from '../result.ts'
import { getPhotoboxPrices } from './calls.ts'

type PhotoboxPrices = CallPayload<NonNullable<typeof getPhotoboxPrices.shapes>>

/**
 * Requests the price of a box or of prints by the names of the designer's URL, where the photo format is
 * `photoboxFormat`; its errors are returned under that name.
 */
export async function fetchPhotoboxPrice(
  client: Client,
  photoboxType: string,
  { photoboxFormat: photoFormat, ...fields }: CorrectableQuery,
): Promise<CallResult<PhotoboxPrices>> {
  const query = { ...fields, ...(photoFormat ? { photoFormat } : {}), photoboxType }
  const answer = await client.call(getPhotoboxPrices, { query: query as never })
  if (answer.ok || !answer.errors.photoFormat) return answer
  const { photoFormat: reasons, ...errors } = answer.errors
  return { ...answer, errors: { ...errors, photoboxFormat: reasons } }
}
