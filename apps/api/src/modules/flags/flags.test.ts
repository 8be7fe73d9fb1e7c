import { getFeatureFlags } from '@passepartout/contracts'
import { expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()

test('every flag of the shop is named with the treatment that counts while no test runs', async () => {
  const answer = await shop().visitor().client.call(getFeatureFlags, {})
  if (!answer.ok) throw new Error(answer.code)
  expect(answer.payload.flags.map(({ name }) => name)).toEqual([
    'wall-art-product-matrix',
    'wall-pictures-teaser',
    'theme-portrait-format',
  ])
  expect(answer.payload.flags.every(({ treatment }) => treatment === 'off')).toBe(true)
})
