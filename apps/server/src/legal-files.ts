import { type LegalText, legalTextKey } from '@passepartout/business-documents'
import type { Shop } from '@passepartout/domain'
import type { DataServices } from './data-services.ts'

interface LegalFilesOptions {
  /** The legal texts as the shop shows them now. */
  textsOf: (shop: Shop) => Promise<readonly LegalText[]>
  storage: Pick<DataServices['storage'], 'open' | 'put'>
  onFailure: (error: unknown) => void
}

/**
 * The legal texts of a shop as documents. Each version is rendered once, when an order first names it, so that the
 * order's email carries the version the customer agreed to even if the text has changed meanwhile.
 */
export function createLegalFiles({ textsOf, storage, onFailure }: LegalFilesOptions) {
  /** Stored or being stored, by key. Simultaneous orders wait for one rendering. */
  const loaded = new Map<string, Promise<void>>()

  async function draw(key: string, shop: Shop, text: LegalText): Promise<void> {
    if (await storage.open(key)) return
    const { drawLegalText } = await import('@passepartout/business-documents/documents')
    await storage.put(key, await drawLegalText(text, shop))
  }

  function keep(shop: Shop, text: LegalText): Promise<void> {
    const key = legalTextKey(shop.channel, text.name, text.version)
    const keeping = loaded.get(key) ?? draw(key, shop, text)
    loaded.set(key, keeping)
    // The next order tries again.
    keeping.catch(() => loaded.delete(key))
    return keeping
  }

  return {
    /** Version of each text that the shop shows, by name; ensures that its document is stored. */
    async versions(shop: Shop): Promise<Record<string, string>> {
      const texts = await textsOf(shop)
      for (const text of texts) await keep(shop, text).catch(onFailure)
      return Object.fromEntries(texts.map(({ name, version }) => [name, version]))
    },
  }
}
