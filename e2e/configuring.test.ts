import { parseDesignerUrl } from '@passepartout/domain'
import { expect, test } from '@playwright/test'
import { KINDS, SHOPS } from './configuring-kinds.ts'
import { ConfiguringPage, listName } from './drivers/configuring-page.ts'
import { inTurn, wholeTable } from './drivers/windows.ts'

const MOST_FIELDS = 24
/** Values that stand for none of something; designers' addresses leave them out. */
const NOTHING = /^(?:none|ohne)$/

// Each choice is a step with its name; recording them all takes longer than making them.
test.use({ trace: 'off' })

for (const [row, kind] of KINDS.entries()) {
  for (const [column, shop] of SHOPS.entries()) {
    if (!wholeTable && column !== row % SHOPS.length) continue
    test(`${kind.name}, ${shop.locale}: each choice costs what the API says, and the designer receives them all`, {
      tag: inTurn(row),
    }, async ({ page }) => {
      const product = new ConfiguringPage(page, kind, shop)
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
      const received = parseDesignerUrl(address, { year: 2026, month: 1 })
      expect(received?.kind).toBe(kind.designer)
      expect(received?.extras).toEqual({ platform: 'web', locale: shop.locale, gclid: 'ad-1' })
      const params = Object.entries(received?.params ?? {}).flatMap(([name, value]) =>
        Array.isArray(value) ? value.map(one => [`${name}[]`, one]) : [[name, String(value)]],
      )
      for (const choice of chosen.filter(([, value]) => !NOTHING.test(value)))
        expect.soft(params).toContainEqual(choice)
    })
  }
}
