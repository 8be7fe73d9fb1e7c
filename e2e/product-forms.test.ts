import { expect, test } from '@playwright/test'
import {
  designerParamsOf,
  expectedDesignerParams,
  KINDS,
  listName,
  MOST_FIELDS,
  SHOPS,
} from '../tools/system-tests/configured-kinds.ts'
import { ProductFormPage } from './drivers/product-form-page.ts'
import { isFullMatrix } from './drivers/windows.ts'

/**
 * Scripts calculate in two ways, one in each window: by themselves, and by requesting the page from the server. All
 * kinds without scripts: `tools/system-tests/configured-prices.test.ts`. All kinds here: `npm run test:all`.
 */
const WINDOWS: Readonly<Record<string, { window: '@phone' | '@desktop'; locale: string }>> = {
  picture: { window: '@phone', locale: 'de-DE' },
  photobook: { window: '@desktop', locale: 'en-US' },
}

// Each choice is a named step; tracing them all takes longer than making them.
test.use({ trace: 'off' })

for (const kind of KINDS) {
  for (const shop of SHOPS) {
    const usual = WINDOWS[kind.name]
    if (!isFullMatrix && usual?.locale !== shop.locale) continue
    test(`${kind.name}, ${shop.locale}: each choice costs what the API says, and the designer receives them all`, {
      tag: isFullMatrix || !usual ? [] : usual.window,
    }, async ({ page }) => {
      const product = new ProductFormPage(page, kind, shop)
      await product.opens()
      expect(await product.price()).toBe(await product.priceOfApi())

      const tried = new Set<string>()
      while (tried.size < MOST_FIELDS) {
        const name = (await product.fields()).find(one => !tried.has(one))
        if (!name) break
        tried.add(name)
        await test.step(name, async () => {
          const choice = await product.choosesAnother(name)
          if (!choice) return
          const { value, moved } = choice
          await expect.poll(() => product.choices()).toContainEqual([listName(name), value])
          await expect.poll(() => decodeURIComponent(page.url())).toContain(`=${value}`)
          const right = await product.priceOfApi()
          await expect.poll(() => product.price()).toBe(right)
          expect(await moved()).toBeLessThan(1)
        })
      }
      expect(tried.size).toBeGreaterThan(1)

      const chosen = await product.choices()
      const address = await product.goesToDesigner()
      expect(new URL(address).searchParams.getAll('s')).toEqual(['mail'])
      const received = designerParamsOf(address)
      expect(received?.kind).toBe(kind.designer)
      expect(received?.extras).toEqual({ platform: 'web', locale: shop.locale, gclid: 'ad-1' })
      for (const choice of expectedDesignerParams(chosen))
        expect.soft(received?.params).toContainEqual(choice)
    })
  }
}
