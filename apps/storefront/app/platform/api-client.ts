import { type Client, createClient } from '@passepartout/contracts'
import type { PageRequest } from './request.ts'

/** The shop's API, called in process as the visitor of this request. */
export function apiClient({
  shop,
  origin,
  apiFetch,
}: Pick<PageRequest, 'shop' | 'origin' | 'apiFetch'>): Client {
  return createClient({ ...shop, baseUrl: origin, fetch: apiFetch })
}
