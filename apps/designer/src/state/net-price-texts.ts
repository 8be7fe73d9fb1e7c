import { getWhitelabel } from '@passepartout/contracts'
import type { DesignerBase } from './designer-base.ts'

/**
 * Customers who sell under their own name see net prices beside gross: learns the words for them. Nobody is asked for where
 * nobody is logged in, as a readable cookie says.
 */
export async function loadNetPriceTexts({
  client,
  design,
}: Pick<DesignerBase, 'client' | 'design'>): Promise<void> {
  if (!/(?:^|; )logged-in=1(?:;|$)/.test(document.cookie)) return
  const answer = await client.call(getWhitelabel, {})
  const words = answer.ok && answer.payload.whitelabel?.words
  if (words) design.set({ netWords: words.net })
}
