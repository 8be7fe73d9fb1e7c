import { expect, test } from 'vitest'
import { cardsInEnvelopes } from '../../cards-in-envelopes.fixture.ts'
import { getPage } from '../../checkout.fixture.ts'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()

async function arrivalOf(themeId: string, refinement: string) {
  const visitor = shop().visitor()
  await cardsInEnvelopes({ shop: shop(), visitor }, `refinementType=${refinement}`, { themeId })
  const { shipping } = await getPage(visitor)
  return shipping.options.find(({ id }) => id === 'standard')?.arrives
}

// Paid by transfer, the only method of this shop.
test('cards with foil are promised for a later day than those without', async () => {
  expect(await arrivalOf('seeblick', 'none')).toMatch(/^Samstag, 28\.\s/)
  expect(await arrivalOf('anker', 'gold')).toMatch(/^Mittwoch, 2\.\s/)
})
