import { getWhitelabel } from '@passepartout/contracts'
import { hasLoggedInCookie } from '@passepartout/domain'
import type { DesignerBase } from './designer-base.ts'

/**
 * Loads the text for net prices, which resellers see beside gross prices. Skipped unless a readable cookie reports a
 * signed-in customer.
 */
export async function loadNetPriceTexts({
  client,
  design,
}: Pick<DesignerBase, 'client' | 'design'>): Promise<void> {
  if (!hasLoggedInCookie(document.cookie)) return
  const answer = await client.call(getWhitelabel, {})
  const words = answer.ok && answer.payload.whitelabel?.words
  if (words) design.set({ netWords: words.net })
}
